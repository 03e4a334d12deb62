import {
  CONTRACT_VERSION,
  useLoaderData,
  type LanguageCode,
  type LoaderFunctionArgs,
  type RemoteApp,
  type SessionMember,
} from '@sahra/shared/facade';
import { renderPage } from '@sahra/shared/testing/render-page';
import type { Answers } from '@sahra/shared/testing/fake-api';
import { pictureMessages } from '../../../forms/pictures/messages.ts';
import { Contributions, contributionsAction, loadContributions, type LoadedContributions } from '../contributions.tsx';
import { photoMessages } from '../photos/messages.ts';
import { ProductReviews } from '../product-reviews.tsx';

const none = () => Promise.resolve({ default: {} });
const messages = { ar: none, en: none, de: none, fr: none, gr: none };

/** A page with a thing and what people wrote about it, as a remote would have it. */
const pageOf = (kind: 'program' | 'episode' | 'product' | 'post', id: number) => ({
  default: function ThingPage() {
    const loaded = useLoaderData<LoadedContributions>();
    const Section = kind === 'product' ? ProductReviews : Contributions;
    return <Section thing={{ kind, id }} loaded={loaded} />;
  },
  loader: (args: LoaderFunctionArgs) => loadContributions(args, kind, args.params.id),
  action: contributionsAction(kind, 'id'),
});

const app: RemoteApp = {
  id: 'test',
  contract: CONTRACT_VERSION,
  messages,
  namespaces: {
    contributions: {
      ar: () => import('../messages/ar.json'),
      en: () => import('../messages/en.json'),
      de: () => import('../messages/de.json'),
      fr: () => import('../messages/fr.json'),
      gr: () => import('../messages/gr.json'),
    },
    photos: photoMessages,
    pictures: pictureMessages,
  },
  routes: (['program', 'episode', 'product', 'post'] as const).map((kind) => ({
    id: `test.${kind}`,
    path: `/${kind}/:id`,
    layout: 'bare',
    titleKey: '',
    chunk: '',
    namespaces: ['contributions', ...(kind === 'product' ? ['photos', 'pictures'] : [])],
    lazy: () => Promise.resolve(pageOf(kind, 5)),
  })),
};

/** Opens the page of program 5, episode 5, product 5 or post 5. */
export const renderContributions = (
  address: string,
  answers: Answers,
  language: LanguageCode = 'en',
  session: SessionMember | null = null,
) => renderPage(app, address, answers, language, session);
