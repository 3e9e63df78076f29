import { useParams } from 'react-router';
import { PackageForm } from './package-form.tsx';

/** /dashboard/addinternational and /dashboard/updateinternational/:id */
export default function WriteInternationalPage() {
  const { id } = useParams();
  return <PackageForm key={id} market="international" id={id} />;
}
