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
  AccountMenu: { inside: ['MainLayout'] },
  OfflineNotice: { inside: ['MainLayout'] },
  BareLayout: { place: 'страницы без шапки и\u00A0меню', viewers: everybody },
  ScreenFrame: { place: 'на\u00A0своём сайте команды', viewers: everybody },
  StationLayout: {
    devices: ['station', 'judge'],
    viewers: ['judge', 'chief', 'tally', 'marshal', 'announcer', 'dj'],
  },
  OrganiserPage: {
    place: 'на\u00A0каждой странице организатора',
    viewers: ['desk.open', 'event.edit'],
  },
  NoRightPage: { inside: ['OrganiserPage'], viewers: everybody },
  RehearsalBand: { place: 'над каждой страницей репетиции', viewers: everybody },
  LoginDialog: { place: 'поверх любой страницы', viewers: everybody, picture: 'Empty' },
  OtherWords: { place: 'поверх любой страницы', viewers: everybody, picture: 'Login' },
  ForgotPasswordDialog: { inside: ['LoginDialog'] },
  SecondFactorDialog: { place: 'поверх любой страницы', viewers: ['profile.edit'] },
  EditConflict: { place: 'в\u00A0формах записей', viewers: ['profile.edit'] },
  UnsavedDialog: { place: 'поверх форм', viewers: everybody },
}
