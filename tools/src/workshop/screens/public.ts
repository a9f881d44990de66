import type { Facts } from './facts.ts'

const everybody = ['publicPages.view'] as const

/** What visitors and dancers see. */
export const publicScreens: Facts = {
  HomeScreen: { pages: ['home'] },
  EventListScreen: { pages: ['events'], picture: 'Future' },
  EventScreen: { pages: ['event'], picture: 'Open' },
  EventInfoScreen: { pages: ['eventInfo'] },
  EventResultsScreen: { pages: ['eventResults'], picture: 'SomePublished' },
  ContestResultScreen: { pages: ['contestResults'], picture: 'WithRatingPoints' },
  EventDrawsScreen: { pages: ['eventDraws'], picture: 'DrawnByTheServer' },
  EventStatisticsScreen: { pages: ['eventStatistics'], picture: 'AfterAnother' },
  LiveScreen: { pages: ['eventLive'], picture: 'HeatOnTheFloor' },
  LeaderNotice: { inside: ['EventScreen'], viewers: ['leader'] },
  ResultQuestionScreen: { pages: ['resultQuestion'] },
  ApproveByLinkScreen: { pages: ['approvalLink'], viewers: ['letter'], picture: 'Roles' },

  SelectRegistrationScreen: { pages: ['selectRegistration'], picture: 'Open' },
  RegistrationScreen: {
    pages: ['selectRegistration', 'register'],
    viewers: ['pin', 'own', 'registrations.view'],
    picture: 'Existing',
  },
  RegistrationPendingScreen: { pages: ['register'] },
  WithdrawRegistration: {
    pages: ['register'],
    viewers: ['pin', 'own', 'registrations.edit'],
    picture: 'Idle',
  },
  RegistrationWizardScreen: { pages: ['register'], picture: 'Contests' },
  WizardWalk: { pages: ['register'] },
  WizardOtherWords: { place: 'на\u00A0своём сайте команды', viewers: everybody },
  AnotherDancerDialog: { inside: ['RegistrationWizardScreen', 'ClubScreen'], picture: 'Added' },
  PasteDancersDialog: { inside: ['RegistrationWizardScreen', 'ClubScreen'] },
  ClubScreen: { pages: ['clubRegistration'], viewers: ['event.registerMany'], picture: 'Ticked' },
  RosterDialog: {
    inside: ['RegistrationWizardScreen'],
    viewers: ['event.registerMany'],
    picture: 'Choosing',
  },
  PrivacyScreen: { pages: ['privacy', 'consent'], picture: 'Policy' },

  SearchDancerScreen: { pages: ['searchDancer'], picture: 'Found' },
  TournamentsScreen: { pages: ['infoByName'] },
  UserRatingScreen: { pages: ['userRating'] },
  TeamRatingScreen: { pages: ['rating'] },
  RatedPersonScreen: { pages: ['ratedPerson'] },

  AccountRegistrationScreen: { pages: ['accountRegistration'] },
  ProfileScreen: { pages: ['profile'], viewers: ['profile.edit'], picture: 'WithPhoto' },
  MyRegistrationsScreen: { pages: ['myRegistrations'], viewers: ['regDatas.viewOwn'] },
  AddRegistrationForm: { inside: ['MyRegistrationsScreen'] },
  ResetPasswordScreen: { pages: ['resetPassword'], viewers: ['letter'] },
  VerifyEmailScreen: { pages: ['verifyEmail'], viewers: ['letter'], picture: 'Done' },
  FirstSuperadminScreen: { pages: ['firstSuperadmin'], viewers: ['setup'] },

  ResultCheckScreen: { pages: ['resultCheck'], picture: 'Agrees' },
  SelfCheckScreen: { pages: ['selfCheck'], picture: 'AllGood' },
  NotFoundScreen: { place: 'по адресу, которого на\u00A0сайте нет', viewers: everybody },
  FailedScreen: { place: 'вместо страницы, которая сломалась', viewers: everybody },
}
