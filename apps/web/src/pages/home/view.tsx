import { publicOrigin } from '../../site/origin.js';
import { site } from '../../site/site.js';
import { tools } from '../../tools/index.js';
import { ButtonLink } from '../../ui/button/button.js';
import { CardLinks } from '../../ui/card/card.js';
import { Actions } from '../../ui/tool-frame/tool-frame.js';
import { PlainPage } from '../plain-page.js';
import { page } from './page.js';

const data = [
  { '@type': 'Organization', name: site.name, url: publicOrigin(), logo: `${publicOrigin()}/favicon.svg` },
  {
    '@type': 'WebSite',
    name: site.name,
    url: publicOrigin(),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${publicOrigin()}/tools?q={term}` },
      'query-input': 'required name=term',
    },
  },
];

/** The home page. */
export function Component() {
  return (
    <PlainPage
      page={page}
      data={data}
      heading="Translating the hard into the clear"
      intro="Free math tools for students and teachers. Every figure exact, every step shown, every tool instant. No registration."
    >
      <Actions>
        <ButtonLink kind="primary" to="/tools">
          Try Free Tools
        </ButtonLink>
        <ButtonLink to="/practice">Start Learning</ButtonLink>
      </Actions>
      <CardLinks
        level={2}
        links={tools.map(({ id, title, summary, page: own }) => ({
          to: own?.path ?? `/tools#${id}`,
          title,
          summary,
        }))}
      />
    </PlainPage>
  );
}
