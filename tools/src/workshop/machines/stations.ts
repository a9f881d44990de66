import { shown, unseen, type ShownMachine } from '../shownMachine.ts'

const allSent = {
  states: ['working.store.idle', 'working.network.idle'],
  words: 'всё сохранено и отправлено',
} as const

/** The devices of the hall. */
export const stationMachines = {
  'station-pairing': {
    title: 'Подключение устройства',
    shown: [
      shown(
        'entering',
        'ждёт код',
        'PairingScreen/Code',
        'PairingScreen/CodeOnATablet',
        'PairingScreen/CodeInSafari',
      ),
      shown('asking', 'проверяет код', 'PairingScreen/Checking'),
      shown(
        'entering',
        'код не подошёл',
        'PairingScreen/WrongCode',
        'PairingScreen/WrongCodeOnALowPhone',
      ),
      shown(
        'confirming',
        '«Это вы?»',
        'PairingScreen/Confirm',
        'PairingScreen/ConfirmOnATablet',
        'PairingScreen/ConfirmInSafari',
        'PairingScreen/OtherJob',
      ),
      shown(
        'confirming',
        'место занято: «Это вы?»',
        'PairingScreen/TakenByAnother',
        'PairingScreen/TakenByAnotherOnALowPhone',
      ),
      shown('givingPin', 'главный судья вводит PIN', 'PairingScreen/FirstPin'),
      shown('givingPin', 'PIN не подошёл', 'PairingScreen/PinAgain'),
      shown('pairing', 'подключается', 'PairingScreen/Pairing'),
      shown('confirming', 'сервер не ответил', 'PairingScreen/NoAnswer'),
      shown('waiting', 'ждёт ответа организатора', 'PairingScreen/Waiting'),
    ],
    unseen: [
      unseen('beginning', 'проходится сразу: есть ли код в адресе'),
      unseen('paired', 'подключено: сразу открывается рабочее место'),
    ],
    drivenScreens: [{ screen: 'PairingScreen' }],
  },
  'station-queue': {
    title: 'Очередь устройства судьи',
    shown: [
      { ...allSent, stories: ['JudgeScreen/Crosses'] },
      shown('working.store.writing', 'отметка записывается на устройство', 'JudgeScreen/Writing'),
      shown('working.network.sending', 'записано, отправляется', 'JudgeScreen/OnItsWay'),
      shown(
        'working.network.pausing',
        'нет связи, отметки ждут',
        'JudgeScreen/Offline',
        'JudgeScreen/WaitingLong',
        'JudgeScreen/WaitingLongOnALowPhone',
        'JudgeScreen/WaitingLongOnAWideTablet',
        'JudgeScreen/WaitingLongerThanTheFile',
        'JudgeScreen/RefusedAndWaitingLong',
        'JudgeWaitingScreen/WaitingLong',
      ),
      shown(
        'working.store.failed, working.network.pausing',
        'устройство не сохраняет, и связи нет',
        'JudgeScreen/NothingIsKept',
      ),
      shown('working.network.revoked', 'устройство отключено', 'StationNoticeScreen/CutOff'),
    ],
    unseen: [
      unseen('loading', 'доли секунды: читает, что осталось с прошлого раза'),
      unseen(
        'working.network.removing',
        'сервер принял: стирается с устройства, на экране уже «Всё сохранено»',
      ),
    ],
    drivenScreens: [
      { screen: 'JudgeScreen', usual: allSent },
      { screen: 'JudgeWaitingScreen', usual: allSent },
      { screen: 'StationNoticeScreen', except: ['LeftMarks', 'AnotherTab'] },
    ],
  },
} as const satisfies Record<string, ShownMachine>
