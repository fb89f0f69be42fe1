import type { PackContents } from '@mathtools/contracts/marketplace';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Page } from '../../site/page.js';
import { Head } from '../../ui/head/head.js';
import { linkTo } from '../marketplace/place.js';
import * as css from './reader.css.js';

export interface FrameProps {
  /** The marketplace page, whose path also shows packs. */
  readonly page: Page;
  /** The pack. Absent while it loads, or if it doesn't exist. */
  readonly pack?: PackContents;
  readonly heading: string;
  readonly about?: string;
  readonly children: ReactNode;
}

/** Renders the frame of a pack's pages: head, breadcrumb and heading. */
export function Frame({ page, pack, heading, about, children }: FrameProps) {
  const isPack = heading === pack?.title;
  return (
    <>
      <Head
        {...page}
        title={pack && !isPack ? `${heading} · ${pack.title}` : heading}
        description={pack && about !== undefined ? `${about}. ${pack.description}` : page.description}
      />
      <nav className={css.breadcrumb} aria-label="Breadcrumb">
        <ol className={css.breadcrumbItems}>
          <li>
            <Link to="/marketplace">{page.title}</Link>
          </li>
          {pack && !isPack && (
            <li>
              <Link to={linkTo({ pack: pack.id })}>{pack.title}</Link>
            </li>
          )}
        </ol>
      </nav>
      <div className={css.head}>
        <h1 tabIndex={-1}>{heading}</h1>
        {about !== undefined && <p className={css.about}>{about}</p>}
      </div>
      {children}
    </>
  );
}
