import { VisaForm } from './visa-form.tsx';

/** /dashboard/addvisa */
export default function AddVisaPage() {
  return <VisaForm id={undefined} />;
}
