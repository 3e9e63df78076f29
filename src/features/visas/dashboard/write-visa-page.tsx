import { useParams } from 'react-router';
import { VisaForm } from './visa-form.tsx';

/** /dashboard/addvisa and /dashboard/updatevisa/:id */
export default function WriteVisaPage() {
  const { id } = useParams();
  return <VisaForm key={id} id={id} />;
}
