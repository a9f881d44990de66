import type { EventHeading } from '@parket/domain/event/event'
import type { TabNavItem } from '../../components/TabNav/tabNavData.ts'

/** An event as the pages of its organisers name it. */
export type OfficeEvent = EventHeading & { published?: boolean; cancelled_at?: string | null }

/** What every screen of organisers is given. */
export interface OfficeScreen {
  /** Whether somebody is logged in, and how to log in: a visitor without the right may, a user is told who grants it. */
  account: { isLoggedIn: boolean; onLogin: () => void }
}

/** What every screen of organisers about one event is given. */
export interface EventOfficeScreen extends OfficeScreen {
  /** The pages of the event that the person may open, this one marked `isCurrent`; one alone is not shown. */
  tabs: readonly TabNavItem[]
}
