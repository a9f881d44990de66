import type { Words } from './componentGuide.ts'

// Words of props that many components have, by the interface of the library that says them.

/** What stands around every question of a form, above it and below. */
export const questionParts = {
  Подпись: 'О чём спрашивают; у обязательного поля отметка.',
  Подсказка: 'Под подписью: то, что помогает ответить.',
} satisfies Words
export const errorPart = {
  Ошибка: 'Под полем, со значком; произносится вместе с ним.',
} satisfies Words

/** `ElementProps`. */
export const elementWords = {
  id: '`id` элемента: чтобы на него могли сослаться ссылка или подпись.',
} satisfies Words

/** `FocusProps`. */
export const focusWords = {
  onFocus: 'Фокус пришёл.',
  onBlur: 'Фокус ушёл.',
} satisfies Words

/** `ControlProps`. */
export const controlWords = {
  ...elementWords,
  ...focusWords,
  form: '`id` формы, если элемент стоит вне её.',
} satisfies Words

/** What every question of a form has. */
const questionWords = {
  label: 'О чём спрашивают. Подпись видна всегда, кроме поиска в `FilterBar`.',
  id: '`id` самого поля: к нему ведёт `ErrorSummary`. По умолчанию компонент придумает его сам.',
  error: 'Что не так и как исправить. Несколько ошибок встают списком.',
  description: 'Подсказка под подписью: то, что помогает ответить.',
  isRequired: 'Помечает поле обязательным. Заполнено ли оно, проверяет форма.',
  isDisabled: 'Видно, но изменить нельзя.',
} satisfies Words

/** `SelectItem`. */
export const selectItemWords = {
  value: 'Что окажется в `value`, когда строка выбрана.',
  label: 'Что выбирают, словами.',
  isDisabled: 'Видна, но выбрать нельзя.',
} satisfies Words

/** `FieldProps`. */
export const fieldWords = {
  ...controlWords,
  ...questionWords,
  name: 'Под этим именем значение уходит с формой; по нему же браузер подсказывает.',
} satisfies Words

/** `ValueProps`. */
export const valueWords = {
  value:
    'Значение, если его хранит родительский компонент: тогда оно меняется только через `onChange`.',
  defaultValue: 'Начальное значение, если дальше его хранит сам компонент.',
  onChange: 'Даёт новое значение.',
} satisfies Words

/** `ToggleProps`. */
export const toggleWords = {
  ...fieldWords,
  label: 'С чем соглашаются или что включают. Внутри может быть ссылка.',
  isSelected:
    'Включено ли, если это хранит родительский компонент: тогда меняется только через `onChange`.',
  defaultSelected: 'Включено ли вначале, если дальше это хранит сам компонент.',
  onChange: 'Даёт новое состояние: `true` или `false`.',
  ref: 'Сам элемент `input`: например, чтобы поставить на него фокус.',
} satisfies Words

/** `TextLineProps`. */
export const textLineWords = {
  ...fieldWords,
  ...valueWords,
  onPaste: 'Вызывается до вставки: вставляемый текст можно привести в порядок.',
  maxLength: 'Сколько знаков можно набрать, не больше.',
  placeholder: 'Пример того, что ждут. Подпись он не заменяет.',
  list: '`id` элемента `datalist` со словами, которые предложат при наборе.',
  isReadOnly: 'Можно прочесть и скопировать, но не изменить.',
  ref: 'Сам элемент `input`: например, чтобы поставить на него фокус.',
} satisfies Words

/** `PickerProps`. */
export const pickerWords = {
  ...controlWords,
  ...questionWords,
  min: 'Самый ранний день, который можно выбрать: `YYYY-MM-DD`.',
  max: 'Самый поздний день, который можно выбрать: `YYYY-MM-DD`.',
  ref: 'Рамка вокруг набираемой даты.',
} satisfies Words

/** `ButtonLook`. */
export const buttonLookWords = {
  variant:
    'Насколько заметна: одна `primary` на экран (на картинке турнира `onPicture`), затем рамка, светлый фон и одни слова. По умолчанию `secondary`.',
  tone: '`critical` — там, где что-то удаляют или отменяют. Действует на `primary`, `secondary` и `quiet`. По умолчанию `neutral`.',
  size: '`large` — для главного шага публичной страницы. По умолчанию `standard`.',
  isFullWidth: 'Занимает всю ширину.',
} satisfies Words

/** `IconButtonBaseProps`. */
export const iconButtonWords = {
  ...controlWords,
  'aria-label': 'Что делает кнопка: это произносится и видно в подсказке.',
  isDisabled: 'Видна, но нажать нельзя.',
  popoverTarget: '`id` элемента `popover`, который кнопка открывает без скрипта.',
  popoverTargetAction: 'Что нажатие с ним делает. По умолчанию `toggle`.',
  onClick: 'Для компонента-обёртки (`Menu`). На странице пишут `onPress`.',
  ref: 'Сам элемент: например, чтобы поставить на него фокус.',
} satisfies Words
