/**
 * Passwords of at least eight characters that attackers try first. They come from published lists
 * of leaked passwords, including Indonesian favourites. Compared in lower case.
 */
const commonPasswords = new Set(
  `12345678 123456789 1234567890 123123123 12341234 11111111 111111111 1111111111 00000000 000000000
  88888888 87654321 987654321 0987654321 9876543210 11223344 1122334455 12344321 147258369 123654789
  password password1 password12 password123 passw0rd p@ssword p@ssw0rd katasandi sandi123 rahasia123
  qwertyui qwerty12 qwerty123 qwerty1234 qwertyuiop 1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3r4 zaq12wsx
  asdfghjk asdfghjkl asdf1234 zxcvbnm1 zxcvbnm123 abcd1234 abc12345 abcdefgh abcdefg1 a1b2c3d4
  iloveyou iloveyou1 sunshine princess football baseball superman trustno1 whatever starwars computer
  welcome1 welcome123 admin123 admin1234 administrator letmein1 letmein123 master12 changeme secret123
  sayang123 sayangku sayangkamu cintaku123 indonesia indonesia1 indonesia123 bismillah bismillah1
  bismillah123 alhamdulillah assalamualaikum anjing123 kucing123 garuda123 jakarta1 jakarta123
  bandung123 surabaya persib1933 persija1928 doraemon naruto123 spongebob sempurna seimbang
  seimbang123 nutrisi123 dragonball liverpool chelsea1 manchester barcelona realmadrid`.split(
    /\s+/,
  ),
)

export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(password.toLowerCase())
}
