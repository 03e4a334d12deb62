/** Asks search engines not to list the page; react puts it into the document's head. */
export const NoIndex = () => <meta name="robots" content="noindex" />;
