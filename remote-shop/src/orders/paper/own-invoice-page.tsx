import { useLoaderData, type LoaderFunctionArgs } from '@sahra/shared/facade';
import { paths } from '../../paths.ts';
import { loadOwn } from '../load-order.ts';
import { completePaper } from './load-paper.ts';
import { OrderPaper } from './order-paper.tsx';

export { PaperSkeleton as Skeleton } from './paper-skeleton.tsx';

export const loader = async (args: LoaderFunctionArgs) => completePaper(args, await loadOwn(args));

/** The invoice of one of the member's orders. */
export default function OwnInvoicePage() {
  const paper = useLoaderData<typeof loader>();
  return <OrderPaper kind="invoice" paper={paper} back={paths.ownOrder.href(paper.order.number)} />;
}
