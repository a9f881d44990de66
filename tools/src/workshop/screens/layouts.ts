import type { Facts } from './facts.ts'

const everybody = ['publicPages.view'] as const

/** What stands around the screens. */
export const layouts: Facts = {
  MainLayout: {
    place: 'вокруг каждой страницы сайта',
    viewers: everybody,
    picture: 'EventSelected',
  },
  Header: { inside: ['MainLayout'] },
  SideMenu: { inside: ['MainLayout'] },
  SiteFooter: { inside: ['MainLayout'] },
  AccountMenu: { inside: ['Header'] },
  OfflineNotice: { inside: ['MainLayout'] },
  BareLayout: { pages: ['firstSuperadmin'], viewers: ['setup'] },
  ScreenFrame: { place: 'на\u00A0своём сайте команды', viewers: everybody },
  StationLayout: {
    inside: ['PairingScreen', 'StationNoticeScreen', 'JudgeScreen', 'JudgeWaitingScreen'],
  },
  OrganiserPage: {
    place: 'на\u00A0каждой странице организатора',
    viewers: ['desk.open'],
  },
  NoRightPage: { inside: ['OrganiserPage'], viewers: ['noRight'] },
  RehearsalBand: { place: 'над каждой страницей репетиции', viewers: ['drafts.view'] },
  LoginDialog: { place: 'поверх любой страницы', viewers: everybody, picture: 'Empty' },
  OtherWords: { place: 'на\u00A0своём сайте команды', viewers: everybody, picture: 'Login' },
  ForgotPasswordDialog: { inside: ['LoginDialog'] },
  SecondFactorDialog: { place: 'поверх любой страницы', viewers: ['factor'] },
  EditConflict: { inside: ['EventSettingsScreen', 'ContestRecord'] },
  UnsavedDialog: { place: 'поверх форм', viewers: ['profile.edit'] },
}
