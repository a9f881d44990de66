import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from '../components/Heading/Heading.tsx'
import { Stack } from '../components/Stack/Stack.tsx'
import { Text } from '../components/Text/Text.tsx'

/**
 * Один шрифт, Onest, в четырёх заголовках и четырёх размерах текста.
 *
 * **Как применять:** `Heading` для заголовков, `Text` для остального. Числа, которые сравнивают
 * (номера, суммы, оценки), — `isTabular`: цифры одной ширины. Длинный текст — `isMeasured`: строка
 * не длиннее, чем удобно читать. Кавычки «ёлочки», тире —, неразрывный пробел в именах, датах и
 * суммах.
 *
 * **Чего не делать:** не выбирайте уровень заголовка по размеру: вид меняет `size`. Не пишите
 * прописными целые слова. Не мельчите: `caption` — предел.
 */
const meta = { title: 'Основы/Шрифт' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Scale: Story = {
  name: 'Ступени',
  render: () => (
    <Stack gap="large">
      <Heading level={1}>Осенний бал: паркет ждёт</Heading>
      <Heading level={2}>Номинации первого дня</Heading>
      <Heading level={3}>Соло, Oriental, взрослые</Heading>
      <Heading level={4}>Что взять с собой</Heading>
      <Text size="large" isMeasured>
        Два дня, сорок номинаций и один паркет. Регистрируйтесь, пока есть места: после начала
        жеребьёвки состав не меняется.
      </Text>
      <Text isMeasured>
        Съешь ещё этих мягких французских булок, да выпей чаю. Ёлочки « » и тире — на месте;
        №&nbsp;108, 1 200 ₽, 15–16 мая 2027 года.
      </Text>
      <Text size="small" tone="secondary" isMeasured>
        Возраст считается на первый день турнира.
      </Text>
      <Text size="small" tone="secondary">
        Обновлено 14.05.2027
      </Text>
      <div>
        <Text isTabular>108 · 1 111,11 ₽ · 4,75</Text>
        <Text isTabular>947 · 8 888,88 ₽ · 9,50</Text>
      </div>
    </Stack>
  ),
}
