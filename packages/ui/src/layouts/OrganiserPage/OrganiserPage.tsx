import { eventTitle } from '@parket/domain/event/title'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { State } from '../../components/State/State.tsx'
import type { TabNavItem } from '../../components/TabNav/tabNavData.ts'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import type { Empty, Failed, Loading, NoRight, Ready } from '../../viewState.ts'
import { cx } from '../../theme/cx.ts'
import { NoRightPage } from '../NoRightPage/NoRightPage.tsx'
import { fullWidth } from '../Page/fullWidth.css.ts'
import { width as widths } from '../Page/Page.css.ts'
import { EventPages } from './EventPages.tsx'
import type { OfficeEvent, OfficeScreen } from './officeScreen.ts'
import * as styles from './OrganiserPage.css.ts'

export interface OrganiserPageProps<Data> extends OfficeScreen {
  /** What the page is about: «Регистрации». */
  title: string
  /** The event it belongs to, which the header names; null while it is on its way, absent on pages of no event. */
  event?: OfficeEvent | null
  /** All pages of the event that the person may open, this one marked `isCurrent`; one alone is not shown. */
  tabs?: readonly TabNavItem[]
  /** Buttons for the whole page: «Добавить», «Скачать». */
  actions?: ReactNode
  /** Search and filters: they stay in every state but `noRight`, so that a search can be changed. */
  filters?: ReactNode
  /** The data, or why there is none. */
  view: Loading | Failed | NoRight | Empty | Ready<Data>
  /** The content's shape while it loads; lines of text unless given. */
  skeleton?: ReactNode
  /** What is loading, for screen readers: «Загружаем регистрации…». */
  loadingText?: string
  /** Shown when the view is `empty`: an EmptyState that says what to do next. */
  empty?: ReactNode
  /** As wide as there is room unless told: forms are narrow. */
  width?: 'narrow' | 'standard' | 'wide'
  /** The home page, for a user without the right. */
  links: { home: string }
  /** Renders the content when the data is there. */
  children: (data: Ready<Data>) => ReactNode
}

/** A page of an organiser: the event's pages, title, actions, and the content in each of its states. */
export function OrganiserPage<Data>(props: OrganiserPageProps<Data>) {
  const { title, event, view, width = 'wide', account, links } = props
  if (view.state === 'noRight') return <NoRightPage {...account} links={links} />
  // Where nothing stands at the address, its search and actions would lead nowhere, and of an unknown event its pages.
  const isMissing = view.state === 'failed' && view.isMissing === true
  const { actions, filters } = isMissing ? {} : props
  const tabs = (isMissing && !event ? undefined : props.tabs) ?? []
  const page = (
    <div className={styles.content} data-density="compact">
      <header className={styles.head} data-event={event ? eventTitle(event) : undefined}>
        <h1 className={styles.title}>{title}</h1>
        {event?.published === false && <State tone="closed">Черновик</State>}
        {event?.cancelled_at && <State tone="critical">Отменён</State>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {filters && <div className={styles.filters}>{filters}</div>}
      <div className={cx(styles.body, widths[width])} aria-busy={view.state === 'loading'}>
        <Content {...props} view={view} />
      </div>
    </div>
  )
  return (
    <div className={cx(fullWidth, tabs.length > 1 ? styles.layout : styles.alone)}>
      {tabs.length > 1 && <EventPages items={tabs} />}
      {page}
    </div>
  )
}

type ContentProps<Data> = Pick<
  OrganiserPageProps<Data>,
  'skeleton' | 'loadingText' | 'empty' | 'children' | 'links'
> & { view: Loading | Failed | Empty | Ready<Data> }

function Content<Data>(props: ContentProps<Data>) {
  const { view, skeleton, loadingText = 'Загружаем…', empty, links, children } = props
  if (view.state === 'failed' && view.isMissing) {
    return <Missing text={view.message} home={links.home} />
  }
  if (view.state === 'failed') return <ErrorState message={view.message} onRetry={view.onRetry} />
  if (view.state === 'empty') return empty
  if (view.state === 'ready') return children(view)
  return (
    <>
      <VisuallyHidden>
        <output>{loadingText}</output>
      </VisuallyHidden>
      {skeleton ?? <Skeleton lines={6} />}
    </>
  )
}

function Missing({ text, home }: { text: string; home: string }) {
  return (
    <EmptyState title={text} action={<ButtonLink href={home}>На&nbsp;главную</ButtonLink>}>
      Возможно, адрес набран с&nbsp;ошибкой или страницу убрали.
    </EmptyState>
  )
}
