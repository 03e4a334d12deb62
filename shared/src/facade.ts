/**
 * What remotes may use at run time. A page has one, by its import map, and so one router, one i18next and
 * one set of stores, and only what is used of them. A remote cannot use what is not named here.
 */
import './ui/layers.css';

export {
  Form,
  data,
  redirect,
  replace,
  useActionData,
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
  useSearchParams,
} from 'react-router-dom';
export type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router-dom';
export { preload } from 'react-dom';
export { Link } from './ui/link.tsx';
export { useTranslation } from './ui/use-translation.ts';

export {
  appContext,
  useApp,
  useDirection,
  useHrefTo,
  useIsOpen,
  useLanguage,
  useSession,
  useToasts,
  type AppInstance,
} from './app.tsx';
export { CONTRACT_VERSION } from './federation/contract.ts';
export type { RemoteApp, RemoteExtension, RemoteRoute } from './federation/contract.ts';
export type { PageMenus } from './federation/menus.ts';
export { ApiError, BadRequestError, NetworkError, type ApiErrorKind } from './api/api-errors.ts';
export { languageOf } from './i18n/instance.ts';
export { findLanguage, getLanguage, languages, type Language, type LanguageCode } from './i18n/languages.ts';
export { useMoment } from './ui/use-moment.ts';
export { formatDate, formatLabelled, formatList, formatMoney, formatName, formatNumber } from './i18n/format.ts';
export type { JsonLd, JsonLdContext } from './page-facts.ts';
export { pictureKinds, pictureSrcSet, pictureUrl } from './pictures.ts';
export { productSorts, type ProductSort } from './product-sorts.ts';
export { useMenu, type MenuLine } from './routing/menu.ts';
export { can, grantedRoles, watchesRestricted } from './session/permissions.ts';
export { loadForMember, loadFromApi, pageNumberOf } from './routing/loaders.ts';
export { useLoaderData } from './routing/page-data.tsx';
export type { SessionMember } from './schemas/session.ts';
export { defaultTheme } from './theme/choices.ts';
export type { Page, Money } from './schemas/common.ts';
export type {
  Access,
  Category,
  Chapter,
  Designation,
  Episode,
  EpisodeCard,
  Home,
  Person,
  PersonCard,
  Playback,
  Program,
  ProgramCard,
  ProgramKind,
  Season,
  Segment,
  SliderItem,
  VideoType,
} from './schemas/catalog.ts';
export type {
  Genre,
  ListId,
  PersonLetter,
  PersonSort,
  ProgramLength,
  ProgramList,
  ProgramSort,
  Tag,
} from './schemas/program-lists.ts';
export type { PartyAnswer, PartyMessage, PartyRequest, PartyState } from './schemas/parties.ts';
export type { PlaybackRefusal, SignedPlayback } from './schemas/playback.ts';
export type { SearchAnswer, SearchHit, SearchHitOf } from './schemas/search.ts';
export type { Product, ProductCategory, ProductDetail } from './schemas/shop.ts';
export type { Cart, LineItem, ShippingChoice } from './schemas/cart.ts';
export type { ManagedOrder, ManagedOrderDetails } from './schemas/managed-orders.ts';
export type { StockedVariant, StockMovement } from './schemas/managed-stock.ts';
export type { ProductFacets } from './schemas/product-filters.ts';
export type { BannerKind, ShopFront } from './schemas/shop-front.ts';
export type { PostArchive, PostCard, PostDetail } from './schemas/blog.ts';
export type {
  EditedPost,
  EditedPostCard,
  EditedTranslation,
  EditingRefusal,
  PostChoices,
  PostRevision,
  WholePostRevision,
} from './schemas/editing.ts';
export type { PostBlock, ShownBlock, TextSpan } from './schemas/post-blocks.ts';
export type { Plan } from './schemas/account.ts';
export type {
  Contribution,
  ContributionKind,
  Contributions,
  ContributionSort,
  ContributionStatus,
  ContributionSummary,
  MemberRating,
  AccountContribution,
  OwnContribution,
  Thing,
  ThingKind,
  Thread,
} from './schemas/contributions.ts';
export type { OwnContributions } from './schemas/own-contributions.ts';
export type {
  DecisionResults,
  ModeratedContribution,
  ModerationDecision,
  ModerationList,
} from './schemas/moderation.ts';
export type { MergedCollection } from './schemas/collection.ts';
export type { History, HistoryItem, ListedEpisode } from './schemas/library.ts';
export type { OwnPlaylist, Playlist, PlaylistDetails, PlaylistThing } from './schemas/playlists.ts';
export type { Profile, Profiles } from './schemas/profiles.ts';
export type { OwnProgram } from './schemas/watching.ts';
export type { BillingAddress } from './schemas/billing-address.ts';
export type { Device, MemberDetails } from './schemas/members.ts';
export type { NewPasskey, SecondStep, UsedPasskey } from './schemas/second-step.ts';
export type { Download, Order, OrderDetails } from './schemas/orders.ts';
export type { ManagedRequest, Subscription, SubscriptionRequest } from './schemas/subscriptions.ts';
export type { AdminAction, ManagedMember, ReceivedMessage } from './schemas/admin.ts';

export { Badge } from './ui/badge.tsx';
export { Button, ButtonLink, type ButtonVariant } from './ui/button.tsx';
export { classNames } from './ui/class-names.ts';
export { EmptyState } from './ui/empty-state.tsx';
export { ErrorState } from './ui/error-state.tsx';
export { Icon } from './ui/icon.tsx';
export { IconButton } from './ui/icon-button.tsx';
export type { IconName } from './ui/icon-paths.ts';
export { Mark } from './ui/mark.tsx';
export { near } from './ui/near.tsx';
export { PageFrame, PageHeading, PageHeadingSkeleton, PageTitle } from './ui/page-frame.tsx';
export { PageHead } from './ui/page-head.tsx';
export { PageLink } from './ui/page-link.tsx';
export { Picture } from './ui/picture.tsx';
export { Price } from './ui/price.tsx';
export { Rail } from './ui/rail.tsx';
export { Rating } from './ui/rating.tsx';
export { Skeleton } from './ui/skeleton.tsx';
export { Slot } from './ui/slot.tsx';
export { Still } from './ui/still.tsx';
export { VisuallyHidden } from './ui/visually-hidden.tsx';
