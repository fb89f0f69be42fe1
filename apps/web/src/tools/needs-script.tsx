/** What a tool says where scripts are off. */
export function NeedsScript() {
  return <p>This tool needs JavaScript. Turn it on in your browser, then reload the page.</p>;
}
