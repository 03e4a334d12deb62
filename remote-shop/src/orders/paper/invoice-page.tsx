import { useLoaderData, type LoaderFunctionArgs } from '@sahra/shared/facade';
import { paths } from '../../paths.ts';
import { loadPlaced } from '../load-order.ts';
import { completePaper } from './load-paper.ts';
import { OrderPaper } from './order-paper.tsx';

export { PaperSkeleton as Skeleton } from './paper-skeleton.tsx';

export const loader = async (args: LoaderFunctionArgs) => completePaper(args, await loadPlaced(args));

/** The invoice of an order that was placed in this browser. */
export default function InvoicePage() {
  const paper = useLoaderData<typeof loader>();
  return <OrderPaper kind="invoice" paper={paper} back={paths.order.href(paper.order.number)} />;
}
