import { describe, expect, test } from 'vitest'

const modules = import.meta.glob<string>(['./{components,layouts,screens}/**/*.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const isPublic = /^\.\/(components|layouts)\/\w+\/(\w+\.tsx|(columns|pickerProps|useField)\.ts)$/
const sources = Object.entries(modules).filter(([path]) => isPublic.test(path))
const stories = Object.entries(modules).filter(([path]) => /(\w+)\/\1\.stories/.test(path))
const described = stories.filter(([path]) => !path.startsWith('./screens/'))

/** Members of exported interfaces without a comment right before them. The code is formatted. */
function unexplained(source: string): string[] {
  return [...source.matchAll(/^export interface (\w+)[^{]*\{\n([^]*?)^\}/gm)].flatMap(
    ([, owner = '', body = '']) => undescribedMembers(owner, body),
  )
}

function undescribedMembers(owner: string, body: string): string[] {
  const lines = body.split('\n')
  return lines.flatMap((line, index) => {
    const [, member] = /^ {2}(?:readonly )?'?([\w-]+)'?\??[:(]/.exec(line) ?? []
    return member && !lines[index - 1]?.endsWith('*/') ? [`${owner}.${member}`] : []
  })
}

/** Every interface by its name: what it extends, and its members. */
const interfaces = new Map(
  Object.entries(modules).flatMap(([path, source]) =>
    /\.(stories|test)\./.test(path)
      ? []
      : [
          ...source.matchAll(
            /^(?:export )?interface (\w+)(?:<[^{]*?>)?(?:\s+extends ([^{]*?))? \{(?:\}|\n([^]*?)^\})/gm,
          ),
        ].map(([, name = '', bases = '', body = '']) => [name, { bases, body }] as const),
  ),
)

/**
 * Members without words of an interface and of all it extends. The workshop does not see what comes by
 * `Pick` or `Omit`: such a base counts as one without words.
 */
function unexplainedProps(name: string): string[] {
  const found = interfaces.get(name)
  if (!found) return [`${name} is not found`]
  const bases = found.bases.replaceAll(/<[^>]*>/g, (part) => (part.includes("'") ? '<>' : ''))
  return [
    ...undescribedMembers(name, found.body),
    ...bases
      .split(',')
      .map((base) => base.trim())
      .filter((base) => base !== '' && base !== 'AriaAttributes')
      .flatMap(unexplainedProps),
  ]
}

/** Those that the workshop shows, by the name of their props; some take another's, or name them in place. */
const shownProps = stories
  .map(([, source]) => `${/^ {2}component: (\w+)/m.exec(source)?.[1]}Props`)
  .filter((name) => interfaces.has(name))

describe('every prop says what it is for', () => {
  test('one without words would be noticed', () => {
    const source = 'export interface A {\n  /** Said. */\n  b: string\n  c?: string\n}'
    expect(unexplained(source)).toEqual(['A.c'])
  })
  test.each(sources)('%s', (_, source) => {
    expect(unexplained(source)).toEqual([])
  })
  test('all that the workshop shows are looked at', () => {
    expect(shownProps.length).toBeGreaterThan(140)
  })
  test.each(shownProps)('%s', (name) => {
    expect(unexplainedProps(name)).toEqual([])
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
  test('each has one', () => {
    expect(titles.filter((title) => title !== '' && !/[А-Яа-яё][^/]*$/.test(title))).toEqual([])
  })
  test.each(Object.entries(searchWords))('%s: %s', (word, name) => {
    const title = titles.find((each) => each.includes(`/${name}: `))
    expect(title).toContain(word)
  })
})
