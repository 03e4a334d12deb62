/** What the link of a mail has in its address. */
export const tokenOf = ({ url }: Pick<Request, 'url'>) => new URL(url).searchParams.get('token');
