import type { ReactNode } from 'react'
import { contestStatusLabel, type ContestStatus } from '@parket/domain/contest/status'
import { numberedName } from '@parket/domain/contest/title'
import type { EventHeading } from '@parket/domain/event/event'
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { State } from '../../components/State/State.tsx'
import { TabNav } from '../../components/TabNav/TabNav.tsx'
import type { TabNavItem } from '../../components/TabNav/tabNavData.ts'
import type { Failed, Loading, NoRight, Ready } from '../../viewState.ts'
import type { EventOfficeScreen } from '../OrganiserPage/officeScreen.ts'
import { OrganiserPage } from '../OrganiserPage/OrganiserPage.tsx'
import * as styles from './ContestDayPage.css.ts'

/** What the page names of a contest. */
export interface DayContest {
  /** Its number in the programme. */
  group_num: number
  /** «Соло, взрослые». */
  group_name: string
  /** «Oriental»; '' where the event has no sections. */
  section: string
  /** How far it is. */
  status: ContestStatus
}

export interface ContestDayFrame extends EventOfficeScreen {
  /** Null while it is on its way. */
  contest: DayContest | null
  /** The event it belongs to; null while it is on its way. */
  event: (EventHeading & { published?: boolean }) | null
  /** The pages of the contest's day, this one marked `isCurrent`. */
  dayTabs: readonly TabNavItem[]
  /** The page is about judging, and nobody judges the contest: it is a fee, a packet, a master class. */
  isUnjudged: boolean
  /** Where its links lead. */
  links: {
    /** The home page, for a user without the right. */
    home: string
    /** The list of contests. */
    contests: string
    /** What the contest is: its form. */
    settings: string
    /** Its entries, waiting and withdrawn ones too. */
    registrations: string
  }
}

/** What every screen of a contest's day is given. */
export interface ContestDayScreen {
  /** Which contest it is, the way to its other pages, and who reads: the same on every page of the day. */
  frame: ContestDayFrame
}

export interface ContestDayPageProps<Data> extends ContestDayScreen {
  /** Buttons for the whole page. */
  actions?: ReactNode
  /** The data, or why there is none. */
  view: Loading | Failed | NoRight | Ready<Data>
  /** The content's shape while it loads; lines of text unless given. */
  skeleton?: ReactNode
  /** What is loading, for screen readers: «Загружаем туры…». */
  loadingText: string
  /** Renders the content when the data is there. */
  children: (data: Ready<Data>) => ReactNode
}

/** A page of a contest's day: which contest, how far it is, the way to its other pages, and the content. */
export function ContestDayPage<Data>({ frame, view, actions, ...page }: ContestDayPageProps<Data>) {
  const { contest, event, tabs, dayTabs, isUnjudged, account, links } = frame
  return (
    <OrganiserPage
      {...page}
      view={isUnjudged ? { state: 'empty' } : view}
      actions={isUnjudged ? undefined : actions}
      empty={
        <EmptyState
          title="В этой номинации нет судейства"
          action={<ButtonLink href={links.registrations}>Участия</ButtonLink>}
        >
          Туров, оценок и&nbsp;мест у&nbsp;неё не&nbsp;бывает.
        </EmptyState>
      }
      title={contest ? numberedName(contest) : 'Номинация'}
      event={event}
      tabs={tabs}
      account={account}
      links={links}
      filters={
        <div className={styles.frame}>
          <p className={styles.facts}>
            <Link href={links.contests}>Номинации</Link>
            {contest && contest.section !== '' && <span>{contest.section}</span>}
            {contest && (
              <State tone={contest.status === 'published' ? 'positive' : 'closed'}>
                {contestStatusLabel(contest.status)}
              </State>
            )}
            <Link href={links.settings}>Настройка</Link>
            <Link href={links.registrations}>Участия</Link>
          </p>
          {dayTabs.length > 1 && <TabNav aria-label="Ход номинации" items={dayTabs} />}
        </div>
      }
    />
  )
}
