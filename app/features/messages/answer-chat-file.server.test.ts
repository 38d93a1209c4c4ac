import { expect, test } from 'vitest'
import { fileNameOf } from './answer-chat-file.server.ts'

test.each([
  ['hasil.pdf', `filename="hasil.pdf"; filename*=UTF-8''hasil.pdf`],
  ['a"b\\c;d\r\n.pdf', `filename="a_b_c_d__.pdf"; filename*=UTF-8''a%22b%5Cc%3Bd%0D%0A.pdf`],
  [
    `Désember (1)'*.pdf`,
    `filename="D_sember _1___.pdf"; filename*=UTF-8''D%C3%A9sember%20%281%29%27%2A.pdf`,
  ],
  ['\ud800.pdf', `filename="_.pdf"; filename*=UTF-8''%EF%BF%BD.pdf`],
])('[T91] the name %j stays within its header', (name, header) => {
  expect(fileNameOf(name)).toBe(header)
})
