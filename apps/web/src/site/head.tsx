import { publicOrigin } from './origin.js';
import { site } from './site.js';

export interface HeadProps {
  readonly title: string;
  readonly description: string;
  /** Absent on the page for unknown addresses, which has no address of its own. */
  readonly path?: string;
  readonly keywords?: readonly string[];
  /** schema.org objects without their context. */
  readonly data?: readonly object[];
}

/** A page's own title, description, canonical link, social tags and structured data. */
export function Head({ title, description, path, keywords, data = [] }: HeadProps) {
  const url = path === undefined ? undefined : publicOrigin() + path;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {keywords && <meta name="keywords" content={keywords.join(', ')} />}
      {url === undefined ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      <meta property="og:site_name" content={site.name} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {url !== undefined && <meta property="og:url" content={url} />}
      <meta name="twitter:card" content="summary" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      {data.map((item, index) => (
        <script
          key={index}
          type="application/ld+json"
          // `<` would let a text end the script element
          dangerouslySetInnerHTML={{
            __html: JSON.stringify({ '@context': 'https://schema.org', ...item }).replaceAll('<', '\\u003c'),
          }}
        />
      ))}
    </>
  );
}
