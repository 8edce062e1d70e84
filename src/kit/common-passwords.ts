/**
 * The passwords of at least 8 characters most frequent in leaks, in Brazil and abroad, in lower case. Repeated patterns, sequences of the
 * alphabet or of the keyboard's digits, and shorter ones are refused by rules, not listed.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 q1w2e3r4 q1w2e3r4t5 zaq12wsx zaq1zaq1 qwertyui qwertyuiop qwerty12 qwerty123
  qwerty1234 qwerty12345 qwer1234 qwert123 qwert12345 asdfghjk asdfghjkl asdf1234 asdfasdf zxcvbnm1 zxcvbnm123
  abcd1234 abc12345 abc123456 abcdef123 a1b2c3d4 a1b2c3d4e5 aa123456 a1234567 a12345678 a123456789 1234567a 12345678a
  123456789a 1234qwer 123qweasd 123qwe123 12qwaszx 147258369 159753456 123654789 789456123 987654321 0987654321
  12345679 123456780 1234567891 12344321 11223344 1122334455 112233445566 102030405 10203040 1020304050 01020304
  0102030405 13579246 24681012 14725836 31415926 password password1 password12 password123 password1234 password!
  passw0rd p@ssw0rd p@ssword pa55word passport iloveyou iloveyou1 iloveyou2 sunshine sunshine1 princess princess1
  football football1 baseball baseball1 basketball superman superman1 batman123 starwars pokemon1 pokemon123
  trustno1 whatever welcome1 welcome123 letmein1 letmein123 computer internet michelle michael1 jennifer jessica1
  charlie1 jordan23 samantha butterfly elephant liverpool chelsea1 arsenal1 mercedes corvette midnight chocolate
  chocolate1 monkey123 dragon123 master123 shadow123 killer123 access14 changeme changeme1 changeme123 default1
  administrator admin123 admin1234 admin12345 admin@123 administrador root1234 test1234 test12345 teste123 teste1234
  testando guest123 user1234 usuario1 usuario123 mudar123 mudar@123 mudarsenha trocar123 trocarsenha
  senha123 senha1234 senha12345 senha123456 senha@123 senha!123 senha2023 senha2024 senha2025 senha2026 senhasenha
  minhasenha minhasenha123 suasenha novasenha novasenha123 senhaforte senhasegura senhanova senhadificil
  senhafacil senhapadrao senha0000 acesso123 entrar123 bemvindo bemvindo1 bemvindo123 brasil123 brasil10 brasil2014
  brasil2022 brasil2026 brasileiro brasileira flamengo flamengo1 flamengo10 flamengo123 flamengo81 corinthians
  corinthians1 corinthians10 corinthians123 timao1910 palmeiras palmeiras1 palmeiras123 saopaulo saopaulo1
  saopaulo123 tricolor tricolor1 tricolor6 santos123 santos10 santosfc vascodagama vasco123 cruzeiro cruzeiro1
  cruzeiro123 atletico atletico13 galodoido internacional gremio123 gremio1903 botafogo botafogo1 fluminense
  bahia123 fortaleza ronaldinho neymar10 neymarjr neymar123 deusefiel deuseamor deusefiel1 deus1234 deusémais
  jesuscristo jesuscristo1 jesus123 jesus1234 jesusteamo jesuséfiel jesusefiel jesuseamor euamojesus euamodeus
  amoreterno meuamor1 meuamor123 amordaminhavida teamo123 teamomuito euteamo1 euteamo123 eteamo123 amoramor
  gabriel1 gabriel123 gabriela gabriela1 guilherme guilherme1 guilherme123 rafael123 rafaela1 fernanda fernanda1
  fernando fernando1 leonardo leonardo1 matheus1 matheus123 mariana1 mariana123 juliana1 juliana123 vanessa1
  patricia patricia1 priscila adriana1 carolina carolina1 beatriz1 beatriz123 eduardo1 eduardo123 henrique henrique1
  gustavo1 gustavo123 rodrigo1 rodrigo123 marcelo1 marcelo123 ricardo1 cristiano cristina alexandre alexandre1
  familia1 familia123 felicidade liberdade esperanca vitoria1 vitoria123 estrela1 princesa princesa1 princesa123
  borboleta cachorro cachorro1 chocolat1 sorvete123 professor professor1 professora professora1 prof1234 escola123
  escola2024 escola2025 escola2026 educacao aluno123 medicina advogado direito1 empresa1 empresa123 trabalho
  trabalho1 loja1234 vendas123 cliente1 cliente123 obrigado obrigada computador computador1 internet1 celular1
  samsung1 samsung123 playstation playstation2 freefire freefire1 freefire123 minecraft minecraft1 minecraft123
  roblox123 naruto123 dragonball dragonballz pokemon12 harrypotter mariajose mariaclara mariaeduarda joaopedro
  joaovitor anaclara anapaula`.split(/\s+/),
);
