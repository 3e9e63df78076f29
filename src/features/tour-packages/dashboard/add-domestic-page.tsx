import { PackageForm } from './package-form.tsx';

/** /dashboard/adddomestic */
export default function AddDomesticPage() {
  return <PackageForm market="domestic" id={undefined} />;
}
