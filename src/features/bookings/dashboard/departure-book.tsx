import type { OfficeDeparture } from '#features/departures/departures.contract.ts';
import { BookForm } from './book-form.tsx';
import '#features/orders/dashboard/order-form.css';

/** A booking taken down for this departure. */
export const DepartureBook = ({ of }: { of: OfficeDeparture }) => <BookForm of={of} enquiry={undefined} />;
