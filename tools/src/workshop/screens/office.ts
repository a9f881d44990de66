import type { Facts } from './facts.ts'

/** What organisers see. */
export const officeScreens: Facts = {
  AdminEventListScreen: { pages: ['adminEvents'] },
  MyEventsScreen: { pages: ['myEvents'], viewers: ['profile.edit'] },
  EventOverviewScreen: { pages: ['eventOverview'] },
  DayScreen: { pages: ['eventDay'] },
  EventSettingsScreen: { pages: ['eventSettings'] },
  EmergencyPanel: { inside: ['EventOverviewScreen'] },
  EmergencyScreen: {
    place: 'файл, скачанный заранее: открывается без сети и\u00A0сервера',
    viewers: ['event.edit'],
  },
  HistoryScreen: { pages: ['eventHistory', 'adminHistory'] },

  ContestListScreen: { pages: ['eventContests', 'contestSettings'] },
  ContestRecord: { pages: ['contestSettings'] },
  ImportDialog: { inside: ['ContestListScreen'] },
  OrderDialog: { inside: ['ContestListScreen'] },
  MassEditDialog: { pages: ['contestMassEdit'] },

  TimetableScreen: { pages: ['eventTimetable'] },
  TimetableSessionScreen: { pages: ['timetableSession'] },
  SessionPaperScreen: { pages: ['sessionPaper'] },

  EventJudgesScreen: { pages: ['eventJudges'] },
  JudgeListScreen: { pages: ['adminJudges'] },
  StationListScreen: { pages: ['eventStations'] },

  ContestEntriesScreen: { pages: ['contest'] },
  ContestRoundsScreen: { pages: ['contestRounds'] },
  StepBackDialog: { inside: ['ContestRoundsScreen'] },
  ContestMarksScreen: { pages: ['contestMarks'] },
  RoundJournalScreen: { pages: ['contestJournal'] },
  JournalLinesScreen: { pages: ['contestJournal'] },
  ContestOutcomeScreen: { pages: ['contestResult'] },
  PublishChecksDialog: { inside: ['ContestListScreen'] },
  ContestProtocolScreen: { pages: ['contestProtocol'] },
  ContestPaperScreen: { pages: ['contestPaper'] },
  ResultQuestionsScreen: { pages: ['eventQuestions'] },

  DeskScreen: { pages: ['desk'], viewers: ['desk.open'] },
  RegistrationListScreen: { pages: ['eventRegistrations'] },
  BulkDialog: { inside: ['RegistrationListScreen'] },
  LetterDialog: { inside: ['RegistrationListScreen'] },
  ConsentRequestDialog: { inside: ['ContestRoundsScreen', 'EventOverviewScreen'] },
  ContestRegistrationsScreen: { pages: ['contestRegistrations'] },
  RegistrationDuplicatesScreen: { pages: ['registrationDuplicates'] },
  RegistrationImportScreen: { pages: ['registrationImport'] },
  PaperFormScreen: { pages: ['paperForm'] },
  EventPaperScreen: { pages: ['eventPaper'] },
  PaymentListScreen: { pages: ['eventPayments'] },

  EventRatingScreen: { pages: ['eventRating'] },
  AdminRatingScreen: { pages: ['adminRating'] },
  RatingRunsScreen: { pages: ['adminRating'] },
  RatingSchemesScreen: { pages: ['adminRating'] },
  SamePersonScreen: { pages: ['adminRating'] },

  PeopleScreen: { pages: ['eventStaff', 'teamUsers'] },
  TeamListScreen: { pages: ['adminTeams'] },
  TeamKeysScreen: { pages: ['teamKeys'] },
  UserListScreen: { pages: ['adminUsers'] },
  ServerScreen: { pages: ['adminServer'] },
}
