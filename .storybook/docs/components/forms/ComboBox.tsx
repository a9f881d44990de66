import { ComboBox } from '@parket/ui/components/ComboBox'
import type { ComponentGuide } from '../../componentGuide.ts'
import { fieldWords, valueWords } from '../../sharedWords.ts'

const cities = [
  { value: 'kazan', label: 'Казань' },
  { value: 'kaluga', label: 'Калуга' },
  { value: 'perm', label: 'Пермь' },
]

export const guide: ComponentGuide = {
  when: 'Вариантов больше двадцати: танцор, город, клуб. Ищет сам или отдаёт набранное (`onInputChange`), если ищет сервер.',
  whenNot: 'Вариантов мало: `Select` или `RadioGroup`. Для публичной страницы тяжёл.',
  anatomy: {
    Поле: 'Сюда набирают; выбранное стоит здесь же.',
    Кнопка: 'Открывает весь список.',
    Список: 'То, что подходит к набранному; у тёзок есть вторая строка (`description`).',
  },
  pairs: [
    {
      do: (
        <ComboBox
          label="Танцор"
          items={[
            { value: '1', label: 'Анна Орлова', description: 'Казань, 2009 г. р.' },
            { value: '2', label: 'Анна Орлова', description: 'Пермь, 2011 г. р.' },
          ]}
        />
      ),
      doWords: 'Тёзок различает вторая строка.',
      dont: (
        <ComboBox
          label="Танцор"
          items={[
            { value: '1', label: 'Анна Орлова' },
            { value: '2', label: 'Анна Орлова ' },
          ]}
        />
      ),
      dontWords: 'Две одинаковые строки: выбор наугад.',
    },
    {
      do: <ComboBox label="Город" items={cities} emptyText="Такого города нет. Проверьте буквы" />,
      doWords: 'Ничего не нашлось — и сказано, что делать.',
      dont: (
        <ComboBox
          label="Секция"
          items={[
            { value: 'folk', label: 'Folk' },
            { value: 'ballroom', label: 'Ballroom' },
          ]}
        />
      ),
      dontWords: 'Два варианта не ищут: `RadioGroup` покажет их сразу.',
    },
  ],
  keys: {
    Буквы: 'Открывают список и оставляют в нём то, что подходит.',
    'Стрелки вверх и вниз': 'Открывают список и ходят по нему.',
    Enter: 'Выбирает выделенную строку.',
    Esc: 'Закрывает список; диалог вокруг поля остаётся открытым.',
  },
  props: {
    ...fieldWords,
    ...valueWords,
    value:
      '`value` выбранной строки, если его хранит родительский компонент; пусто, если не выбрано. Меняется только через `onChange`.',
    items: 'Весь список или то, что сервер нашёл по `inputValue`.',
    inputValue:
      'Набранный текст, если ищет родительский компонент. Иначе строки отбирает само поле.',
    onInputChange: 'Даёт набранное: пора загрузить то, что подходит.',
    isLoading: 'Поиск идёт.',
    emptyText: 'Что сказать, когда ничего не подошло.',
    placeholder: 'Пример того, что ждут. Подпись он не заменяет.',
    ref: 'Поле, в которое набирают.',
  },
  parts: {
    ComboBoxItem: {
      value: 'Что окажется в `value`, когда строку выбрали.',
      label: 'Что видно и по чему ищут.',
      description: 'Различает тёзок: «Казань, 2009 г. р.».',
    },
  },
}
