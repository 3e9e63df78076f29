import { useParams } from 'react-router';
import { PackageForm } from './package-form.tsx';

/** /dashboard/updateinternational/:id */
export default function UpdateInternationalPage() {
  const { id } = useParams();
  return <PackageForm key={id} market="international" id={id} />;
}
