import { describe, expect, test } from 'vitest'

const modules = import.meta.glob<string>(
  [
    './components/*/*.tsx',
    './components/*/{columns,pickerProps,useField}.ts',
    './layouts/*/*.tsx',
    './screens/*/*/*.stories.tsx',
  ],
  { query: '?raw', import: 'default', eager: true },
)
const sources = Object.entries(modules).filter(([path]) => !/\.(stories|test)\./.test(path))
const stories = Object.entries(modules).filter(([path]) => /(\w+)\/\1\.stories/.test(path))
const described = stories.filter(([path]) => !path.startsWith('./screens/'))

/** Members of exported interfaces without a comment right before them. The code is formatted. */
function unexplained(source: string): string[] {
  const found: string[] = []
  let owner: string | null = null
  let before = ''
  for (const line of source.split('\n')) {
    if (line.startsWith('}')) owner = null
    owner = /^export interface (\w+)/.exec(line)?.[1] ?? owner
    const [, member] = /^ {2}(?:readonly )?(\w+)\??[:(]/.exec(line) ?? []
    if (owner && member && !before.endsWith('*/')) found.push(`${owner}.${member}`)
    before = line
  }
  return found
}

describe('every prop says what it is for', () => {
  test('one without words would be noticed', () => {
    const source = 'export interface A {\n  /** Said. */\n  b: string\n  c?: string\n}'
    expect(unexplained(source)).toEqual(['A.c'])
  })
  test.each(sources)('%s', (_, source) => {
    expect(unexplained(source)).toEqual([])
  })
})

describe('every component and layout says when to use it and when not', () => {
  test('there are many', () => {
    expect(described.length).toBeGreaterThan(50)
  })
  test.each(described)('%s', (_, source) => {
    expect(source).toContain('**Когда применять:**')
    expect(source).toContain('**Когда нет:**')
  })
})

/** What one types into the workshop's search, and one of the things that it has to find. */
const searchWords = {
  кнопка: 'Button',
  таблица: 'Table',
  диалог: 'Dialog',
  окно: 'Dialog',
  дата: 'DateField',
  календарь: 'DatePicker',
  период: 'DateRangePicker',
  ошибка: 'ErrorState',
  ошибки: 'ErrorSummary',
  поле: 'TextField',
  пароль: 'PasswordField',
  телефон: 'PhoneField',
  сумма: 'MoneyField',
  число: 'NumberField',
  список: 'Select',
  поиск: 'SearchField',
  флажок: 'Checkbox',
  переключатель: 'SegmentedControl',
  метки: 'TagField',
  файл: 'FileSlot',
  загрузка: 'Skeleton',
  пусто: 'EmptyState',
  подсказка: 'Tooltip',
  уведомление: 'Toast',
  предупреждение: 'Alert',
  подтверждение: 'AlertDialog',
  меню: 'Menu',
  ссылка: 'Link',
  вкладки: 'Tabs',
  страницы: 'Pagination',
  шаги: 'Stepper',
  заголовок: 'Heading',
  карточка: 'Card',
  график: 'LineChart',
  диаграмма: 'BarChart',
  статус: 'State',
  логотип: 'BrandMark',
  шапка: 'Header',
  вход: 'LoginDialog',
  билет: 'RegistrationScreen',
  мастер: 'RegistrationWizardScreen',
} as const

describe('the workshop finds a component by its Russian word', () => {
  const titles = stories.map(
    ([, source]) => /title: '((?:Компоненты|Макеты|Экраны)\/[^']+)'/.exec(source)?.[1] ?? '',
  )
  test.each(Object.entries(searchWords))('%s: %s', (word, name) => {
    const title = titles.find((each) => each.includes(`/${name}: `))
    expect(title).toContain(word)
  })
})
