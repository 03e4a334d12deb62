import { handOutLettersJob } from '../letters/hand-out-letters.ts';
import { unpaidOrders } from '../orders/unpaid-orders.ts';
import { scheduledPosts } from '../posts/editing/publish-due.ts';
import { announcePosts } from '../posts/announce-posts.ts';
import { housekeeping } from '../server/housekeeping.ts';
import { stockAlertsJob } from '../stock-alerts/send-stock-alerts.ts';
import { endedSubscriptions } from '../subscriptions/ended-months.ts';
import { tidyMedia } from '../uploads/tidy-media.ts';
import { popularPrograms } from '../views/popular-programs.ts';
import type { Job } from './job.ts';

/** Every kind of job that the worker does. One that is taken out of here is unscheduled by a migration. */
export const allJobs: readonly Job[] = [
  housekeeping,
  endedSubscriptions,
  tidyMedia,
  popularPrograms,
  stockAlertsJob,
  unpaidOrders,
  scheduledPosts,
  handOutLettersJob,
  announcePosts,
];
