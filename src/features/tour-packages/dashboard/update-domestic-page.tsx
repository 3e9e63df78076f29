import { useParams } from 'react-router';
import { PackageForm } from './package-form.tsx';

/** /dashboard/updatedomestic/:id */
export default function UpdateDomesticPage() {
  const { id } = useParams();
  return <PackageForm key={id} market="domestic" id={id} />;
}
