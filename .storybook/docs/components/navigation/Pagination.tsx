import { Button } from '@parket/ui/components/Button'
import { Pagination } from '@parket/ui/components/Pagination'
import { Stack } from '@parket/ui/components/Stack'
import { Text } from '@parket/ui/components/Text'
import type { ComponentGuide } from '../../componentGuide.ts'
import { elementWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Список читают по порядку, у страницы должен быть адрес.',
  whenNot: 'Строки листают тысячами: `DataTable` подгружает сама.',
  pairs: [
    {
      do: <Pagination page={3} pageCount={12} hrefOf={(page) => `#page-${page}`} />,
      doWords: 'У каждой страницы адрес: её открывают рядом и присылают.',
      dont: (
        <Stack>
          <Text>Показано 20 из 240</Text>
          <Button>Показать ещё</Button>
        </Stack>
      ),
      dontWords: 'К тому, что нашёл вчера, обратно не попасть.',
    },
  ],
  keys: { Tab: 'По страницам.', Enter: 'Открывает.' },
  props: {
    ...elementWords,
    page: 'Текущая страница, с 1.',
    pageCount: 'Сколько страниц; с одной не видно ничего.',
    hrefOf: 'Адрес страницы.',
    'aria-label': 'Как называются эти ссылки, если таких мест на странице несколько.',
    ref: 'Сам элемент: например, чтобы поставить на него фокус.',
  },
}
