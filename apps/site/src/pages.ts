import { fillPath } from '@parket/domain/site/address'
import { sitePages, type PageName } from '@parket/domain/site/pages'
import { parse } from 'regexparam'
import type { ComponentType } from 'react'
import { matchRoute } from 'wouter'
import { lazyPage, type LazyPage, type Preloadable } from '@parket/react/data/page/lazyPage'
import { pageTitles } from '@parket/react/data/page/pageTitles'
import { hasSoundIds } from '@parket/react/data/address/hasSoundIds'
import type { PageProps } from '@parket/react/data/page/PageProps'

/** A row of the page table; address and right stand under the same name in `@parket/domain/site/pages`. */
interface PageRow {
  /** File below `pages/`, by the name of the component that it exports. */
  file: string
  /** As `pageTitles`, which has those of the package's pages. */
  title: string
  /** Header, menu and content, or the content alone. */
  layout: 'main' | 'bare'
  /** `server`: complete HTML; `browser`: the content waits for the app. */
  rendered: 'server' | 'browser'
  /** Whether search engines shall find it. */
  isIndexed: boolean
  /** A form to fill in: of no use without its code. */
  isForm?: true
  /** Sources, from the site's folder, that only some of the page's states need; hydration waits for them. */
  parts?: readonly string[]
  /** The list that it shows a record of, with the same file: going from one to the other leaves the list as it is. */
  list?: PageName
  /** Whether a query asks a server-rendered page for what only this browser knows. */
  needsBrowser?: (search: string) => boolean
}

const publicPage = { layout: 'main', rendered: 'server', isIndexed: true } as const
const ownPage = { layout: 'main', rendered: 'browser', isIndexed: false } as const

/** THE page table: every page that the site has (docs/adr/0022). */
const rows: { readonly [Name in PageName]?: PageRow } = {
  home: { ...publicPage, file: 'events/HomePage', title: pageTitles.home },
  events: { ...publicPage, file: 'events/EventListPage', title: pageTitles.events },
  event: { ...publicPage, file: 'events/EventPage', title: pageTitles.event },
  eventInfo: { ...publicPage, file: 'events/EventInfoPage', title: pageTitles.eventInfo },
  eventLive: {
    ...publicPage,
    file: 'events/LivePage',
    title: pageTitles.eventLive,
    isIndexed: false,
  },
  eventResults: { ...publicPage, file: 'events/EventResultsPage', title: pageTitles.eventResults },
  contestResults: {
    ...publicPage,
    file: 'events/ContestResultPage',
    title: pageTitles.contestResults,
  },
  eventDraws: {
    ...publicPage,
    file: 'events/EventDrawsPage',
    title: pageTitles.eventDraws,
    // Reasons may name people.
    isIndexed: false,
  },
  resultQuestion: { ...ownPage, file: 'events/ResultQuestionPage', title: 'Ошибка в результате' },
  eventStatistics: {
    ...publicPage,
    file: 'events/EventStatisticsPage',
    title: pageTitles.eventStatistics,
  },
  selectRegistration: {
    ...publicPage,
    file: 'registration/own/SelectRegistrationPage',
    title: pageTitles.selectRegistration,
    // A registration is shown to whoever knows its PIN.
    needsBrowser: (search) => new URLSearchParams(search).has('entry'),
  },
  register: {
    ...publicPage,
    file: 'registration/wizard/RegistrationWizardPage',
    title: pageTitles.register,
    isIndexed: false,
    isForm: true,
    parts: ['../../packages/react/src/components/registration/RegistrationWizard.tsx'],
    // A registration that was made is shown to whoever knows its PIN.
    needsBrowser(search) {
      const query = new URLSearchParams(search)
      return query.has('done') || query.has('change')
    },
  },
  clubRegistration: {
    ...ownPage,
    file: 'registration/club/ClubPage',
    title: pageTitles.clubRegistration,
  },
  desk: { ...ownPage, file: 'office/desk/DeskPage', title: 'Стойка' },
  privacy: { ...publicPage, file: 'registration/privacy/PrivacyPage', title: pageTitles.privacy },
  consent: {
    ...publicPage,
    file: 'registration/privacy/ConsentPage',
    title: pageTitles.consent,
    isIndexed: false,
  },

  searchDancer: {
    ...ownPage,
    file: 'search/SearchDancerPage',
    title: pageTitles.searchDancer,
    isIndexed: true,
  },
  infoByName: { ...ownPage, file: 'search/InfoByNamePage', title: 'Мои турниры' },
  userRating: { ...ownPage, file: 'rating/UserRatingPage', title: 'Мой рейтинг' },
  rating: { ...publicPage, file: 'rating/TeamRatingPage', title: pageTitles.rating },
  ratedPerson: {
    ...publicPage,
    file: 'rating/RatedPersonPage',
    title: pageTitles.ratedPerson,
    // Of people, children among them, who agreed to be on this site.
    isIndexed: false,
  },

  accountRegistration: {
    ...ownPage,
    file: 'account/AccountRegistrationPage',
    title: 'Регистрация на сайте',
  },
  profile: { ...ownPage, file: 'account/ProfilePage', title: 'Профиль' },
  myRegistrations: { ...ownPage, file: 'account/MyRegistrationsPage', title: 'Мои регистрации' },
  resetPassword: { ...ownPage, file: 'account/ResetPasswordPage', title: 'Новый пароль' },
  verifyEmail: { ...ownPage, file: 'account/VerifyEmailPage', title: 'Подтверждение адреса' },
  firstSuperadmin: {
    ...ownPage,
    file: 'account/FirstSuperadminPage',
    title: 'Первый суперадмин',
    // Nothing is set up yet that one could go to.
    layout: 'bare',
  },
  approvalLink: { ...ownPage, file: 'events/ApproveByLinkPage', title: 'Утверждение итогов' },
  resultCheck: { ...ownPage, file: 'status/ResultCheckPage', title: 'Проверка результата' },
  selfCheck: { ...ownPage, file: 'status/SelfCheckPage', title: 'Проверка связи' },

  adminEvents: { ...ownPage, file: 'office/events/AdminEventListPage', title: 'Турниры команды' },
  eventOverview: { ...ownPage, file: 'office/events/EventOverviewPage', title: 'Обзор' },
  eventDay: { ...ownPage, file: 'office/day/DayPage', title: 'День' },
  eventSettings: { ...ownPage, file: 'office/settings/EventSettingsPage', title: 'Настройка' },
  eventContests: { ...ownPage, file: 'office/contests/ContestListPage', title: 'Номинации' },
  contestSettings: {
    ...ownPage,
    file: 'office/contests/ContestListPage',
    title: 'Номинации',
    list: 'eventContests',
  },
  contest: { ...ownPage, file: 'office/rounds/ContestEntriesPage', title: 'Участники' },
  contestRounds: {
    ...ownPage,
    file: 'office/rounds/ContestRoundsPage',
    title: 'Туры и заходы',
  },
  contestMarks: { ...ownPage, file: 'office/marks/ContestMarksPage', title: 'Оценки' },
  contestResult: { ...ownPage, file: 'office/results/ContestOutcomePage', title: 'Результат' },
  contestProtocol: {
    ...ownPage,
    file: 'office/results/ContestProtocolPage',
    title: 'Протокол',
  },
  contestJournal: { ...ownPage, file: 'office/marks/ContestJournalPage', title: 'Журнал' },
  contestPaper: { ...ownPage, file: 'office/paper/ContestPaperPage', title: 'Печать' },
  contestRegistrations: {
    ...ownPage,
    file: 'office/registrations/ContestRegistrationsPage',
    title: 'Участия номинации',
  },
  eventRegistrations: {
    ...ownPage,
    file: 'office/registrations/RegistrationListPage',
    title: 'Регистрации',
  },
  registrationDuplicates: {
    ...ownPage,
    file: 'office/registrations/RegistrationDuplicatesPage',
    title: 'Похожие заявки',
  },
  registrationImport: {
    ...ownPage,
    file: 'office/registrations/RegistrationImportPage',
    title: 'Заявки из таблицы',
  },
  paperForm: { ...ownPage, file: 'office/registrations/PaperFormPage', title: 'Анкета с бумаги' },
  eventPaper: { ...ownPage, file: 'office/paper/EventPaperPage', title: 'Печать' },
  eventPayments: { ...ownPage, file: 'office/payments/PaymentListPage', title: 'Платежи' },
  contestMassEdit: {
    ...ownPage,
    file: 'office/contests/ContestMassEditPage',
    title: 'Изменить номинации',
  },
  eventStaff: { ...ownPage, file: 'office/people/EventStaffPage', title: 'Сотрудники' },
  myEvents: { ...ownPage, file: 'office/events/MyEventsPage', title: 'Мои события' },
  eventTimetable: { ...ownPage, file: 'office/timetable/TimetablePage', title: 'Отделения' },
  timetableSession: {
    ...ownPage,
    file: 'office/timetable/TimetableSessionPage',
    title: 'Отделения',
  },
  sessionPaper: {
    ...ownPage,
    file: 'office/paper/SessionPaperPage',
    title: 'Печать отделения',
  },
  eventJudges: { ...ownPage, file: 'office/judges/EventJudgesPage', title: 'Судьи' },
  eventStations: { ...ownPage, file: 'office/stations/StationListPage', title: 'Станции' },
  eventHistory: { ...ownPage, file: 'office/history/EventHistoryPage', title: 'История' },
  adminHistory: { ...ownPage, file: 'office/history/AdminHistoryPage', title: 'История команды' },
  eventQuestions: { ...ownPage, file: 'office/results/ResultQuestionsPage', title: 'Вопросы' },
  eventRating: { ...ownPage, file: 'office/rating/EventRatingPage', title: 'Рейтинг' },
  adminRating: { ...ownPage, file: 'office/rating/AdminRatingPage', title: 'Рейтинг команды' },
  adminTeams: { ...ownPage, file: 'office/people/AdminTeamListPage', title: 'Команды' },
  adminJudges: { ...ownPage, file: 'office/judges/AdminJudgeListPage', title: 'Судьи' },
  adminServer: { ...ownPage, file: 'office/server/AdminServerPage', title: 'Сервер' },
  adminUsers: { ...ownPage, file: 'office/people/AdminUserListPage', title: 'Пользователи' },
  teamKeys: { ...ownPage, file: 'office/people/TeamKeysPage', title: 'Ключи подписи' },
  teamUsers: { ...ownPage, file: 'office/people/TeamUsersPage', title: 'Участники команды' },
}

export interface Page extends PageRow, LazyPage<PageProps> {
  name: PageName
  /** `:name` stands for a part that varies. */
  path: string
}

/** The page by its file's name, and its parts by theirs. */
type PageModule = Record<string, unknown> & { parts?: Record<string, Preloadable> }

/** «All pages load lazily» (docs/rules/site.md, «Addresses»). */
const modules = import.meta.glob<PageModule>('./pages/**/*Page.tsx')

/** By file: a list and the list with a record beside it are one component. */
const components = new Map<string, LazyPage<PageProps>>()

export const pages: readonly Page[] = Object.entries(rows).map(([name, row]) =>
  pageOf(name as PageName, row),
)

/** The pages that there are, with their titles: menu and tabs show no other. */
export const existingPages: ReadonlyMap<PageName, string> = new Map(
  pages.map(({ name, title }) => [name, title]),
)

function pageOf(name: PageName, row: PageRow): Page {
  const { path } = sitePages[name]
  const component = components.get(row.file) ?? lazyPage(() => loadPage(row))
  components.set(row.file, component)
  return { ...row, ...component, name, path }
}

async function loadPage({ file, parts = [] }: PageRow): Promise<ComponentType<PageProps>> {
  const module = await modules[`./pages/${file}.tsx`]?.()
  const component = module?.[file.split('/').at(-1) ?? '']
  if (!component) throw new Error(`No page in pages/${file}.tsx`)
  await Promise.all(parts.map(async (part) => module?.parts?.[part]?.preload()))
  return component as ComponentType<PageProps>
}

export interface PageMatch {
  page: Page
  params: Record<string, string>
}

/**
 * The page of a path, null where the site has none.
 * @param path as it stands in the address, escapes and all: server and browser match the same text
 */
export function findPage(path: string): PageMatch | null {
  for (const page of pages) {
    const [matches, found] = matchRoute(parse, page.path, path)
    if (!matches) continue
    const params = found as Record<string, string>
    if (hasSoundIds(params)) return { page, params }
  }
  return null
}

/** Whether the server renders the page of an address whole; `search` is its query without «?». */
export function isServerRendered({ page }: PageMatch, search: string): boolean {
  return page.rendered === 'server' && !page.needsBrowser?.(search)
}

/** Whether a page has nothing to send: one that the server renders whole for everybody, and is no form. */
export function isReadOnly({ rendered, isForm, needsBrowser }: Page): boolean {
  return rendered === 'server' && isForm !== true && needsBrowser === undefined
}

/** What a page is kept by while the address changes: a record by its list. */
export function pageKey(path: string): string {
  const match = findPage(path)
  return match?.page.list ? fillPath(sitePages[match.page.list].path, match.params) : path
}

/** The path of a page as it was found, written the one way that its pattern says. */
export function canonicalPath({ page, params }: PageMatch): string {
  return fillPath(page.path, params)
}
