import { shown, unseen, type ShownMachine } from '../shownMachine.ts'

/** What organisers do on the day of an event. */
export const dayMachines = {
  delivery: {
    title: 'Исходящие',
    shown: [
      shown('storing, ready, sending', 'нажатие уходит', 'DeskScreen/Sending'),
      shown(
        'unanswered',
        'ответа нет, уйдёт снова',
        'DeskScreen/NotArrived',
        'DeskScreen/NotArrivedNorFound',
      ),
      shown('held', 'вход истёк: уйдёт, когда войдут снова', 'DeskScreen/LoginRanOut'),
      shown('gone', 'сервер отказал: почему', 'DeskScreen/Refused'),
      shown('gone', 'сервер подтвердил', 'DeskScreen/CheckedIn'),
    ],
    unseen: [
      unseen('new', 'проходится сразу: записано ли на устройстве'),
      unseen('removing', 'ответ есть: доли секунды стирается с устройства'),
    ],
  },
  live: {
    title: 'Живые изменения',
    shown: [
      shown('following.live', 'изменения видны сразу', 'DayScreen/Saturday', 'DayScreen/Phone'),
      shown(
        'cut',
        'связь прервана, видны с задержкой',
        'DayScreen/Delayed',
        'DayScreen/DelayedOnAPhone',
        'DeskScreen/Delayed',
      ),
    ],
    unseen: [
      unseen('following.connecting', 'соединяется: вид тот же, что и до этого'),
      unseen('hidden', 'страница не видна, связь отдана'),
    ],
  },
  'round-life': {
    title: 'Шаги тура',
    shown: [
      shown('settled', 'тур стоит там, куда дошёл', 'ContestRoundsScreen/Judged'),
      shown(
        'confirming',
        'шаг назад спрашивает',
        'ContestRoundsScreen/Reopening',
        'StepBackDialog/WithReason',
        'StepBackDialog/WithoutReason',
        'StepBackDialog/OfTheChiefJudge',
        'StepBackDialog/Phone',
      ),
      shown('stepping', 'шаг делается', 'ContestRoundsScreen/Running'),
      shown('settled', 'не вышло: почему', 'ContestRoundsScreen/Refused'),
    ],
    unseen: [unseen('renewing', 'читает туры заново, вид тот же: шаг делается')],
    drivenScreens: [{ screen: 'StepBackDialog' }],
  },
  sheet: {
    title: 'Лист оценок',
    shown: [
      shown(
        'idle',
        'можно вводить',
        'ContestMarksScreen/Typing',
        'ContestMarksScreen/TypingPoints',
        'ContestMarksScreen/Long',
        'ContestMarksScreen/LongOnALaptop',
        'ContestMarksScreen/Pairs',
        'ContestMarksScreen/Phone',
      ),
      shown('idle', 'лист введён до конца: Enter сдаёт', 'ContestMarksScreen/AtTheEnd'),
      shown('idle', 'лист не сдать: лишние кресты', 'ContestMarksScreen/TooManyCrosses'),
      shown(
        'idle',
        'два ввода сводят в один',
        'ContestMarksScreen/Resolving',
        'ContestMarksScreen/Settling',
      ),
      shown('idle', 'сданный лист исправляют: уйдёт с причиной', 'ContestMarksScreen/Correcting'),
      shown('saving', 'оценка уходит', 'ContestMarksScreen/Saving'),
      shown('offline', 'нет связи, ввод продолжается', 'ContestMarksScreen/Offline'),
      shown('refused', 'сервер отказал: почему', 'ContestMarksScreen/ImpossibleMark'),
    ],
    unseen: [
      unseen('finishing', 'лист сдаётся, вид тот же: оценка уходит'),
      unseen('finished', 'лист сдан: ввод закрыт, снова листы тура'),
    ],
  },
} as const satisfies Record<string, ShownMachine>
