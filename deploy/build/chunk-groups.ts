const glue = 'preload-helper|rolldown.runtime';
const libraries = 'react-router|react-i18next|zustand|cookie|void-elements|html-parse-stringify';

/** Modules that become one file of a release, by where they are. */
export interface Group {
  name: string;
  test: RegExp;
}

/** Styles of every page: with those of the facade they are one file. */
const hostStyles =
  'theme/site[.]scss|(?:app|customizer|footer|pages/errors)/.*[.]css|header/(?!category-(?:list|programs)).*[.]css|search/search-(?:field|notes)[.]module|toasts/toast-region[.]module';
export const hostGroups: readonly Group[] = [
  {
    name: 'libraries',
    test: new RegExp(
      `${glue}|/host/src/(?:${hostStyles})|node_modules/(${libraries}|react|react-dom|scheduler)/|/shared/src/(?!messages/|i18n/create-i18n|parts/(?!first-paint-at)|forms/(?!text-of)|form-rules/|guest-list/|privacy/stored-data|session/session-cookie|federation/remote-fit|normalize)|/opening-context|/host/src/(?:paths|header/language-links[.]tsx|search/messages[.]|federation/registry-client)`,
    ),
  },
];
/** Those of each remote; of two that a module fits the first has it. */
export const remoteGroups: readonly Group[] = [
  // What is too small for a file of its own, and what nearly all pages have: no styles, which pages of other areas would get with an extension.
  {
    name: 'start',
    test: new RegExp(
      `${glue}|/shared/src/(?:addresses|privacy/(?:device-text|storage-keys)|forms/(?:text-of|as-member|later-action)|form-rules/(?:member-rules|too-large)|parts/(?:first-paint-at|not-found|page-keys)|imports/)|/src/(?:paths|ui/program-href)[.]ts`,
    ),
  },
  // Of pages with pictures to upload, and of what takes their forms.
  { name: 'upload-rules', test: /\/shared\/src\/form-rules\/(?:check-picture|upload-rules)/ },
  // Cards and grids, and the sheets of rows of videos, which the server draws. What else lies in a folder of its own, or is for some pages only, is not in everybody's way.
  {
    name: 'ui',
    test: /\/src\/ui\/(?!auth-|pay-|use-plan-|video-[^/]*[.]tsx?$|library-[^/]*[.]tsx$|merge-|question|use-save|arrival)[^/]+$|\/src\/ui\/program-lists\/[^/]*[.]module|\/related-programs[^/]*[.]module/,
  },
  // Fields, and the sheets of lists and forms: small, and mostly together. Before what imports these sheets: that would have them.
  {
    name: 'parts',
    test: /\/shared\/src\/parts\/(?:(?:choice-links|chosen-filters|pagination)[.]module|field[.]|field-frame|use-field|(?:choice|file-choice|form-error-summary|outcome|dialog|account\/done-notice)[.]module)/,
  },
  // What lists are narrowed by.
  { name: 'filters', test: /\/shared\/src\/parts\/(?:choice-links|chosen-filters|pagination)[.]tsx/ },
  // What visitors write of a page: its place and all its sheets come with the page, its other components when somebody is near.
  {
    name: 'contributions',
    test: /\/shared\/src\/parts\/contributions\/(?:intent-of|load-contributions|contributions[.]|[^/]*[.]module)/,
  },
  // What most forms have, beside their fields.
  {
    name: 'forms',
    test: /\/src\/ui\/forms\/(?!ask-|elevation-)|\/shared\/src\/(?:parts\/(?:sending-form|send-button|failure-notice|form-problems|form-error-summary|required-note)[.]tsx|forms\/(?:form-fields|form-state|send-failure|use-field-error-text|wait-text)|form-rules\/text-rules)/,
  },
  // Conform and zod come when somebody fills in a form.
  { name: 'form-checks', test: /node_modules\/(@conform-to|zod)\// },
];
