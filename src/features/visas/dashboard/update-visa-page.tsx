import { useParams } from 'react-router';
import { VisaForm } from './visa-form.tsx';

/** /dashboard/updatevisa/:id */
export default function UpdateVisaPage() {
  const { id } = useParams();
  return <VisaForm key={id} id={id} />;
}
