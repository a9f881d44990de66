import type { Facts } from './facts.ts'

/** What visitors and dancers see. */
export const publicScreens: Facts = {
  HomeScreen: { pages: ['home'] },
  EventListScreen: { pages: ['events'] },
  EventScreen: { pages: ['event'] },
  EventInfoScreen: { pages: ['eventInfo'] },
  EventResultsScreen: { pages: ['eventResults'] },
  ContestResultScreen: { pages: ['contestResults'] },
  EventDrawsScreen: { pages: ['eventDraws'] },
  EventStatisticsScreen: { pages: ['eventStatistics'] },
  LiveScreen: { pages: ['eventLive'] },
  LeaderNotice: { inside: ['EventScreen'], viewers: ['event.registerMany'] },
  ResultQuestionScreen: { pages: ['resultQuestion'] },
  ApproveByLinkScreen: { pages: ['approvalLink'], viewers: ['letter'] },

  SelectRegistrationScreen: { pages: ['selectRegistration'] },
  RegistrationScreen: {
    pages: ['selectRegistration', 'register'],
    viewers: ['pin', 'regDatas.viewOwn'],
  },
  RegistrationPendingScreen: { pages: ['register', 'selectRegistration'] },
  WithdrawRegistration: { pages: ['register'], viewers: ['pin', 'regDatas.viewOwn'] },
  RegistrationWizardScreen: { pages: ['register'] },
  WizardWalk: { pages: ['register'] },
  AnotherDancerDialog: { inside: ['RegistrationWizardScreen', 'ClubScreen'] },
  PasteDancersDialog: { inside: ['RegistrationWizardScreen', 'ClubScreen'] },
  ClubScreen: { pages: ['clubRegistration'], viewers: ['event.registerMany'] },
  RosterDialog: { inside: ['RegistrationWizardScreen'], viewers: ['event.registerMany'] },
  PrivacyScreen: { pages: ['privacy', 'consent'] },

  SearchDancerScreen: { pages: ['searchDancer'] },
  TournamentsScreen: { pages: ['infoByName'] },
  UserRatingScreen: { pages: ['userRating'] },
  TeamRatingScreen: { pages: ['rating'] },
  RatedPersonScreen: { pages: ['ratedPerson'] },

  AccountRegistrationScreen: { pages: ['accountRegistration'] },
  ProfileScreen: { pages: ['profile'], viewers: ['profile.edit'] },
  MyRegistrationsScreen: { pages: ['myRegistrations'], viewers: ['regDatas.viewOwn'] },
  AddRegistrationForm: { inside: ['MyRegistrationsScreen'] },
  ResetPasswordScreen: { pages: ['resetPassword'], viewers: ['letter'] },
  VerifyEmailScreen: { pages: ['verifyEmail'], viewers: ['letter'] },
  FirstSuperadminScreen: { pages: ['firstSuperadmin'], viewers: ['setup'] },

  ResultCheckScreen: { pages: ['resultCheck'] },
  SelfCheckScreen: { pages: ['selfCheck'] },
  NotFoundScreen: { place: 'по адресу, которого на\u00A0сайте нет', viewers: ['publicPages.view'] },
  FailedScreen: { place: 'вместо страницы, которая сломалась', viewers: ['publicPages.view'] },
}
