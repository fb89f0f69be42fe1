/** Whether a path belongs to the API, which answers in JSON, or to the site. */
export function isApiPath(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}
