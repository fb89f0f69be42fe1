import { useContext } from 'react';
import { cardPath, SITE_NAME } from './site-names.js';
import { publicOrigin } from './origin.js';
import { PageNames } from './page-names.js';
import { breadcrumbData, type StructuredData } from './structured-data.js';

export interface HeadProps {
  readonly title: string;
  readonly description: string;
  /** The path. Absent on the 404 page, which has no address. */
  readonly path?: string;
  readonly keywords?: readonly string[];
  readonly data?: readonly StructuredData[];
}

/** Renders a page's title, description, canonical link, social tags and structured data. */
export function Head({ title, description, path, keywords, data = [] }: HeadProps) {
  const nameOf = useContext(PageNames);
  const breadcrumb = path === undefined ? undefined : breadcrumbData(path, nameOf);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {keywords && <meta name="keywords" content={keywords.join(', ')} />}
      <meta property="og:site_name" content={SITE_NAME} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="en_US" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      {path === undefined ? <meta name="robots" content="noindex" /> : <Address path={path} title={title} />}
      <StructuredDataScripts data={[...data, ...(breadcrumb ? [breadcrumb] : [])]} />
    </>
  );
}

/** Renders the structured data of a page. */
export function StructuredDataScripts({ data }: { readonly data: readonly StructuredData[] }) {
  return data.map((item) => (
    <script
      key={item['@type']}
      type="application/ld+json"
      // Escapes "<", which could end the script element.
      dangerouslySetInnerHTML={{
        __html: JSON.stringify({ '@context': 'https://schema.org', ...item }).replaceAll('<', '\\u003c'),
      }}
    />
  ));
}

/** Renders the tags with a page's address and its social card. */
function Address({ path, title }: { readonly path: string; readonly title: string }) {
  const url = publicOrigin() + path;
  const card = publicOrigin() + cardPath(path);
  return (
    <>
      <link rel="canonical" href={url} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={card} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={card} />
      <meta name="twitter:image:alt" content={title} />
    </>
  );
}
