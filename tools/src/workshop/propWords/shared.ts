import type { Words } from './words.ts'

/** What the props are for that several screens and layouts have, by their names. A component's own words come first. */
export const sharedWords = {
  view: 'Что показано: по ветке на каждое состояние экрана.',
  links: 'Адреса, на которые ведут ссылки.',
  account:
    'Вошёл ли человек и как войти: гостю без права предлагают вход, остальным говорят, кто даёт доступ.',
  now: 'Момент, на который показан экран: сам он на часы не смотрит.',
  timeZone: 'Часовой пояс дат и часов, имя IANA: «Europe/Moscow».',
  event: 'Турнир, который называет страница; `null` — ещё загружается.',
  tabs: 'Страницы турнира, открытые этому человеку; эта помечена `isCurrent`. Единственную не показывают.',
  head: 'Что стоит в шапке страницы.',
  frame:
    'Какая это номинация, ссылки на другие её страницы и кто смотрит: одинаково на всех её страницах.',
  outcome: 'Чем кончилось последнее действие; `null` — сказать нечего.',
  query: 'Отбор, порядок и страница списка, как они стоят в адресе.',
  onQueryChange: 'Даёт то, что изменилось в отборе и порядке.',
  form: 'Что набрано и что в нём не так.',
  dialog: 'Открытый диалог; `null` — ни один не открыт.',
  selection: '`id` выбранных записей и что вызвать, когда выбор меняют.',
  children: 'Сама страница.',
  isOpen: 'Открыт ли диалог.',
  isPublishing: 'Публикация отправляется: ответа ещё нет.',
  isReading: 'Сервер читает файл.',
  isReadOnly: 'На странице нечего отправлять: тогда без связи о набранном ничего не говорят.',
  isOffline: 'Связи с сервером нет.',
  isSwitched: 'Вид только что сменили на странице: фокус стоит на его выборе.',
  onLogin: 'Нажали «Войти».',
  onClose: 'Диалог закрыли: крестиком, клавишей Esc или нажатием мимо.',
  onPrint: 'Открывает печать браузера.',
  onChoose: 'Даёт файл, который выбрали или перетащили.',
  onRoundChange: 'Показывает другой тур, по его `id`.',
  onResolve: 'Даёт для каждого поля, какое из двух значений оставить.',
  file: 'Выбранный файл; `null` — ещё не выбран.',
  tenant: 'Чей это сайт.',
  homeHref: 'Куда ведёт логотип.',
  onMenuModeToggle: 'Просят сменить ширину бокового меню.',
  email: 'Адрес почты, как он набран.',
  onEmailChange: 'Даёт набранный адрес.',
  share: 'Как поделиться страницей: адрес, слова и кнопка копирования.',
  words: 'Слова из других номинаций турнира: их предлагают при наборе.',
  delaySeconds:
    'На сколько секунд могут отставать данные; `null` — об изменениях сообщается сразу.',
  hidden: 'Имена, скрытые без согласия на публикацию; `null` — пока неизвестно.',
  floor: 'Что идёт на площадке; `null` — ещё загружается.',
  floors: 'Площадки дня и выбранная из них.',
} satisfies Words

/** Where the types of such props differ though the words hold for all: what each of them has to look like. */
export const typesOfShared: Partial<Record<keyof typeof sharedWords, RegExp>> = {
  view: /\bReady\b|\bstate: |View$/,
  links: /^\{|Links\b|\['links'\]/,
  event: /Event(Heading)?\b.*\| null$/,
  query: /^\w+Query$/,
  onQueryChange: /^\(change: Partial<\w+Query>\) => void$/,
  form: /^(Record|Search)Form<\w+>$/,
  dialog: /^ReactNode$|DialogProps \| null$/,
}
