import { useParams } from 'react-router';
import { PackageForm } from './package-form.tsx';

/** /dashboard/adddomestic and /dashboard/updatedomestic/:id */
export default function WriteDomesticPage() {
  const { id } = useParams();
  return <PackageForm key={id} market="domestic" id={id} />;
}
