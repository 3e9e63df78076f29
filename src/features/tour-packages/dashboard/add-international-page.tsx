import { PackageForm } from './package-form.tsx';

/** /dashboard/addinternational */
export default function AddInternationalPage() {
  return <PackageForm market="international" id={undefined} />;
}
