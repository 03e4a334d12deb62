// Syntax that our ESLint configuration forbids, by selectors of ESLint's.

const hexColor = String.raw`/(?:^|[\s,(:])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\w-])/i`;
const letters = String.raw`/\p{L}{2}/u`;
const noBarrels = {
  selector: 'ExportAllDeclaration',
  message: 'Name what you export: `export *` hides where a thing comes from.',
};
export const noDefault = {
  selector: ':matches(ExportDefaultDeclaration, ExportSpecifier[exported.name=default])',
  message: 'Export by name; `default` is for lazily loaded pages, app.ts, workers and configuration files.',
};
export const noHexColors = {
  selector: `:matches(Literal[value=${hexColor}], TemplateElement[value.raw=${hexColor}])`,
  message: 'Use a token (`var(--sahra-…)`): hex colors live in the theme only.',
};
export const noLiteralText = {
  selector: `:matches(JSXText[value=${letters}], JSXAttribute[name.name=/^(alt|title|placeholder|aria-label|aria-roledescription)$/] > Literal[value=${letters}])`,
  message: 'Every visible text is a key in the messages.',
};
export const noSkippedTests = {
  selector:
    'CallExpression MemberExpression:matches([object.name=/^(it|test|describe|suite)$/], [object.property.name=describe])[property.name=/^(only|skip|todo|fails|fixme)$/]',
  message: 'A test that does not run proves nothing.',
};
export const noModuleMocks = {
  selector: 'CallExpression > MemberExpression[object.name=vi][property.name=/^(mock|doMock)$/]',
  message: 'No module mocks: hand the code what it needs, or use a sentinel input.',
};
const noMessageOptions = {
  selector:
    'CallExpression[callee.name=t] > ObjectExpression > Property[key.name=/^(context|ordinal|defaultValue|returnObjects|joinArrays|replace|interpolation|lng|ns|postProcess)$/]',
  message:
    'Browsers translate values, plurals and references to other messages (shared/src/i18n/browser-i18n.ts), and no other form.',
};
// What is put on a visitor's device is in shared/src/privacy, and so in the privacy policy.
export const onDevice = [
  {
    selector: 'CallExpression[callee.property.name=setItem]:not([arguments.0.object.name=storageKeys])',
    message: 'Storage keys are in shared/src/privacy/storage-keys.ts, so that the privacy policy names them.',
  },
  {
    selector: 'AssignmentExpression > MemberExpression.left[object.name=/^(local|session)Storage$/]',
    message: 'Write by setItem and a key of shared/src/privacy/storage-keys.ts.',
  },
  {
    selector:
      'AssignmentExpression[left.object.name=document][left.property.name=cookie]:not([right.callee.name=cookieText])',
    message: 'Cookies are made by cookieText of shared/src/privacy/cookies.ts, so that the privacy policy names them.',
  },
  {
    selector: 'MemberExpression[object.name=/^(indexedDB|cookieStore|caches)$/]',
    message: 'The privacy policy knows no such place on a device.',
  },
];
const noCookieAttributes = {
  selector: String.raw`:matches(Literal[value=/;\s*(path|max-age|samesite|httponly)\b/i], TemplateElement[value.raw=/;\s*(path|max-age|samesite|httponly)\b/i])`,
  message: 'Cookies are made by cookieText of shared/src/privacy/cookies.ts, so that the privacy policy names them.',
};
/** @typedef {{ selector: string, message: string }} Restriction What no code may say, and what it should say instead. */

/**
 * The rule for code that may write on a device, tests for example.
 * @param {...Restriction} syntax
 */
export const plain = (...syntax) => ({ 'no-restricted-syntax': ['error', noBarrels, noMessageOptions, ...syntax] });
/**
 * The rule for all other code.
 * @param {...Restriction} syntax
 */
export const forbid = (...syntax) => plain(...onDevice, noCookieAttributes, ...syntax);
