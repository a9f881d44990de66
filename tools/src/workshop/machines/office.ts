import { shown, unseen, type ShownMachine } from '../shownMachine.ts'

/** What organisers prepare: settings, files, contests, registrations. */
export const officeMachines = {
  form: {
    title: 'Форма',
    shown: [
      shown('editing', 'заполняется', 'EventSettingsScreen/Changed'),
      shown(
        'editing',
        'вернулась с ошибками у полей',
        'EventSettingsScreen/Refused',
        'EventSettingsScreen/Narrowest',
      ),
      shown('editing', 'не сохранилась: нет связи', 'EventSettingsScreen/ConnectionLost'),
      shown('sending', 'сохраняется', 'EventSettingsScreen/Saving'),
      shown(
        'conflict',
        'изменили оба: выбор',
        'EventSettingsScreen/Conflict',
        'ContestListScreen/Conflict',
        'EditConflict/TwoFields',
      ),
      shown('done', 'сохранено', 'EventSettingsScreen/Saved'),
    ],
    unseen: [
      unseen('reloading', 'читает чужую правку, вид тот же: «сохраняется»'),
      unseen('merged, checking, sent', 'проходится сразу: сложить, проверить, сравнить'),
    ],
    drivenScreens: [
      {
        screen: 'EventSettingsScreen',
        usual: { states: ['editing'], words: 'заполняется' },
        except: ['LoadingSettings', 'FailedSettings', 'NoRight'],
      },
      {
        screen: 'EditConflict',
        usual: { states: ['conflict'], words: 'изменили оба: выбор' },
      },
    ],
  },
  'event-files': {
    title: 'Файлы турнира',
    shown: [
      shown(
        'editing',
        'файлы отмечены',
        'EventSettingsScreen/FilesChosen',
        'EventSettingsScreen/PhoneFiles',
      ),
      shown(
        'applying.uploading.moving',
        'загружается; если загрузка надолго встанет, файл останется отмеченным',
        'EventSettingsScreen/FilesOnTheirWay',
      ),
      shown('applying.deleting', 'удаляется', 'EventSettingsScreen/FilesRemoved'),
      shown(
        'editing',
        'часть файлов загрузить или удалить не удалось',
        'EventSettingsScreen/FilesFailed',
      ),
    ],
    unseen: [unseen('applying.next', 'проходится сразу: какой файл следующий')],
  },
  'contest-life': {
    title: 'Смена статуса номинаций',
    shown: [
      shown('settled', 'номинации выбраны', 'ContestListScreen/Selected'),
      shown('confirming', 'спрашивает', 'StepBackDialog/OfManyContests'),
      shown('asking', 'узнаёт, на что сначала ответить', 'ContestListScreen/StatusChecked'),
      shown('answering', 'спрашивает о необычном', 'PublishChecksDialog/Asked'),
      shown('changing', 'меняет статус', 'ContestListScreen/StatusOnItsWay'),
      shown('settled', 'сделано, можно вернуть', 'ContestListScreen/Done'),
      shown(
        'settled',
        'не вышло: чьё и почему',
        'ContestListScreen/StatusRefused',
        'ContestListScreen/SomeRefused',
      ),
    ],
    drivenScreens: [
      {
        screen: 'PublishChecksDialog',
        usual: { states: ['answering'], words: 'спрашивает о необычном' },
      },
    ],
  },
  'contest-status': {
    title: 'Статус номинации',
    shown: [
      shown('draft', 'в списке, приём ещё не открыт', 'ContestListScreen/Drafts'),
      shown('open, closed, cancelled', 'в списке номинаций', 'ContestListScreen/List'),
      shown('ready', 'заходы готовы', 'ContestRoundsScreen/Drawn'),
      shown('running', 'идёт', 'ContestRoundsScreen/Running'),
      shown('judged', 'подсчитано', 'ContestOutcomeScreen/Judged'),
      shown('published', 'опубликовано', 'ContestOutcomeScreen/MarksPublished'),
    ],
  },
  bulk: {
    title: 'Действие со многими заявками',
    shown: [
      shown(
        'choosing',
        'что сделать',
        'BulkDialog/Choice',
        'BulkDialog/Lacking',
        'BulkDialog/Consent',
      ),
      shown('choosing', 'выбрано неверно', 'BulkDialog/Move'),
      shown('reading', 'считает, что изменится', 'BulkDialog/Reading'),
      shown(
        'choosing',
        'видно, что изменится',
        'BulkDialog/Withdraw',
        'BulkDialog/Phone',
        'BulkDialog/Paid',
        'BulkDialog/NothingToDo',
      ),
      shown('applying', 'делается', 'BulkDialog/Sending'),
      shown('choosing', 'не вышло: отбор успел измениться', 'BulkDialog/Changed'),
    ],
    unseen: [unseen('closed', 'диалога нет')],
    drivenScreens: [{ screen: 'BulkDialog' }],
  },
} as const satisfies Record<string, ShownMachine>
