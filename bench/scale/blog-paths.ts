/** What readers of the blog ask the api for. */
export const blogPaths: readonly string[] = [
  ...['/posts', '/posts?type=video', '/posts?category=film-craft', '/posts?q=night', '/posts?author=karim-boulos'],
  // A tag that hundreds of posts have, and one that few have.
  ...['/posts?tag=night', '/posts?tag=animals'],
  ...['/posts?date=2026', '/posts?date=2026-10', '/posts?date=2026-10-20'],
  ...[
    '/posts?type=video&tag=night',
    '/posts?category=film-craft&date=2026-10',
    '/posts?author=karim-boulos&type=quote',
  ],
  ...[
    '/posts?q=night&type=video',
    '/posts?q=night+road&category=film-craft&date=2026-10',
    '/posts?q=%D9%84%D9%8A%D9%84%D8%A9&author=karim-boulos',
    '/posts?q=qzxwvk',
    '/posts?q=%D8%A7%D9%84&page=3',
    '/posts?q=night+lighthouse+cairo+zeppelin',
  ],
  ...['/posts/what-to-do-when-the-film-ends', '/posts/where-to-sit?lang=de', '/post-archive'],
  ...['/post-feed?lang=ar', '/post-feed?lang=de&tag=night', '/post-feed?lang=en&author=karim-boulos'],
  '/post-feed?lang=gr&category=film-craft',
];
