import type { Facts } from './facts.ts'

/** What organisers see. */
export const officeScreens: Facts = {
  AdminEventListScreen: { pages: ['adminEvents'] },
  MyEventsScreen: { pages: ['myEvents'], viewers: ['profile.edit'] },
  EventOverviewScreen: { pages: ['eventOverview'] },
  DayScreen: { pages: ['eventDay'], picture: 'Saturday' },
  EventSettingsScreen: { pages: ['eventSettings'] },
  EmergencyPanel: { inside: ['EventOverviewScreen'] },
  EmergencyScreen: {
    place: 'файл, скачанный заранее: открывается без сети и\u00A0сервера',
    viewers: ['event.edit', 'chief', 'tally'],
    picture: 'Typing',
  },
  HistoryScreen: { pages: ['eventHistory', 'adminHistory'] },

  ContestListScreen: {
    pages: ['eventContests', 'contestSettings', 'contestMassEdit'],
    picture: 'List',
  },
  ContestRecord: { pages: ['contestSettings'], picture: 'Saving' },
  ImportDialog: { inside: ['ContestListScreen'], picture: 'Previewed' },
  OrderDialog: { inside: ['ContestListScreen'], picture: 'AsItIs' },
  MassEditDialog: { pages: ['contestMassEdit'], picture: 'Chosen' },

  TimetableScreen: { pages: ['eventTimetable'] },
  TimetableSessionScreen: { pages: ['timetableSession'] },
  SessionPaperScreen: { pages: ['sessionPaper'], picture: 'FirstPrint' },

  EventJudgesScreen: { pages: ['eventJudges'] },
  JudgeListScreen: { pages: ['adminJudges'] },
  StationListScreen: { pages: ['eventStations'] },

  ContestEntriesScreen: { pages: ['contest'] },
  ContestRoundsScreen: { pages: ['contestRounds'], picture: 'Drawn' },
  StepBackDialog: {
    inside: ['ContestRoundsScreen', 'ContestListScreen'],
    picture: 'WithReason',
  },
  ContestMarksScreen: { pages: ['contestMarks'] },
  RoundJournalScreen: { pages: ['contestJournal'] },
  JournalLinesScreen: { pages: ['contestJournal'] },
  ContestOutcomeScreen: { pages: ['contestResult'], picture: 'Judged' },
  PublishChecksDialog: { inside: ['ContestListScreen'], picture: 'Many' },
  ContestProtocolScreen: { pages: ['contestProtocol'], picture: 'TwoRounds' },
  ContestPaperScreen: { pages: ['contestPaper'], picture: 'Heats' },
  ResultQuestionsScreen: { pages: ['eventQuestions'] },

  DeskScreen: { pages: ['desk'], viewers: ['desk.open'] },
  RegistrationListScreen: { pages: ['eventRegistrations'] },
  BulkDialog: { inside: ['RegistrationListScreen'], picture: 'Withdraw' },
  LetterDialog: { inside: ['RegistrationListScreen'], picture: 'Shown' },
  ConsentRequestDialog: {
    inside: ['ContestRoundsScreen', 'ContestOutcomeScreen', 'EventOverviewScreen'],
    picture: 'Names',
  },
  ContestRegistrationsScreen: { pages: ['contestRegistrations'] },
  RegistrationDuplicatesScreen: { pages: ['registrationDuplicates'] },
  RegistrationImportScreen: { pages: ['registrationImport'], picture: 'Previewed' },
  PaperFormScreen: { pages: ['paperForm'], picture: 'Filled' },
  EventPaperScreen: { pages: ['eventPaper'], picture: 'Numbers' },
  PaymentListScreen: { pages: ['eventPayments'], picture: 'Accounts' },

  EventRatingScreen: { pages: ['eventRating'] },
  AdminRatingScreen: { pages: ['adminRating'] },
  RatingRunsScreen: { pages: ['adminRating'] },
  RatingSchemesScreen: { pages: ['adminRating'] },
  SamePersonScreen: { pages: ['adminRating'] },

  PeopleScreen: { pages: ['eventStaff', 'teamUsers'], picture: 'BySupervisor' },
  TeamListScreen: { pages: ['adminTeams'], picture: 'PaleAccent' },
  TeamKeysScreen: { pages: ['teamKeys'], picture: 'WithReplaced' },
  UserListScreen: { pages: ['adminUsers'] },
  ServerScreen: { pages: ['adminServer'], picture: 'Well' },
}
