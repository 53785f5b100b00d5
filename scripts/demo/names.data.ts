import type { NameSet } from './countries.data.ts';

interface Names {
  first: string[];
  last: string[];
}

function names(first: string, last: string): Names {
  return { first: first.split(', '), last: last.split(', ') };
}

/** Common names in the Latin spelling that people of the country use themselves. */
export const personNames: Record<NameSet, Names> = {
  japanese: names(
    'Haruto, Yui, Sota, Aoi, Ren, Hina, Yuto, Sakura, Riku, Mei, Takumi, Akari, Kenta, Misaki, Daiki, Nanami, Kazuya, Emi, Hiroshi, Yoko, Naoki, Ayaka, Shun, Mayu, Tatsuya, Kana, Ryota, Chihiro, Makoto, Rina',
    'Sato, Suzuki, Takahashi, Tanaka, Watanabe, Ito, Yamamoto, Nakamura, Kobayashi, Kato, Yoshida, Yamada, Sasaki, Yamaguchi, Matsumoto, Inoue, Kimura, Hayashi, Shimizu, Saito, Mori, Abe, Ikeda, Hashimoto, Ishikawa, Ogawa, Okada, Goto, Hasegawa, Fujita',
  ),
  filipino: names(
    'Jose, Maria, Mark, Angel, John Paul, Kristine, Carlo, Joy, Miguel, Bea, Rafael, Camille, Jericho, Patricia, Paolo, Danica, Christian, Aileen, Joshua, Michelle, Francis, Jasmine, Gabriel, Rowena, Enrique, Liza, Noel, Katrina, Ramon, Princess',
    'Santos, Reyes, Cruz, Bautista, Ocampo, Garcia, Mendoza, Torres, Flores, Castillo, Villanueva, Ramos, Dela Cruz, Aquino, Navarro, Salazar, Mercado, Domingo, Pascual, Valdez, Manalo, Soriano, Dizon, Lacson, Magsino, Panganiban, Tolentino, Evangelista, Cabrera, Abad',
  ),
  chineseSoutheast: names(
    'Wei Ming, Jia Hui, Kelvin, Shu Fen, Jun Wei, Li Ting, Marcus, Xin Yi, Zhi Hao, Mei Ling, Desmond, Hui Min, Ryan, Pei Shan, Jason, Wan Ting, Boon Kiat, Cheryl, Kai Xiang, Siew Ling, Eugene, Jia Yi, Terence, Yi Xuan, Alvin, Sze Hui, Daryl, Vivian, Chee Keong, Rachel',
    'Tan, Lim, Lee, Ng, Ong, Wong, Goh, Chua, Chan, Koh, Teo, Ang, Yeo, Tay, Ho, Low, Toh, Sim, Chong, Foo, Seah, Heng, Loh, Quek, Yap, Leong, Chin, Soh, Phua, Wee',
  ),
  malay: names(
    'Ahmad, Siti, Muhammad, Nurul, Amir, Aisyah, Faizal, Farah, Hafiz, Nadia, Azlan, Siti Nur, Firdaus, Izzati, Khairul, Liyana, Syafiq, Hidayah, Zulkifli, Aminah, Rizal, Shahira, Iskandar, Balqis, Haris, Zainab, Danish, Fatin, Imran, Sofea',
    'Abdullah, Rahman, Ismail, Hassan, Ibrahim, Othman, Yusof, Zakaria, Razak, Hamzah, Salleh, Osman, Kamaruddin, Mansor, Jaafar, Bakar, Mahmud, Idris, Hashim, Sulaiman, Latif, Aziz, Nordin, Karim, Shamsuddin, Ghani, Jamil, Rosli, Samad, Taib',
  ),
  indian: names(
    'Arjun, Priya, Rahul, Anjali, Vikram, Deepa, Suresh, Kavita, Karthik, Meera, Sanjay, Lakshmi, Rohan, Divya, Anand, Nisha, Prakash, Shalini, Naveen, Pooja, Ganesh, Revathi, Vijay, Sangeetha, Manoj, Usha, Ravi, Geetha, Ashwin, Nandini',
    'Kumar, Sharma, Nair, Pillai, Menon, Rajan, Krishnan, Patel, Singh, Iyer, Reddy, Subramaniam, Gill, Chandran, Devi, Rao, Verma, Muthu, Govindasamy, Joseph, Thomas, Balakrishnan, Kaur, Desai, Mehta, Sundaram, Varghese, Ramasamy, Joshi, Bose',
  ),
  indonesian: names(
    'Budi, Dewi, Agus, Sri, Rizky, Putri, Andi, Ayu, Dimas, Rina, Bayu, Indah, Fajar, Wulan, Hendra, Lestari, Yoga, Maya, Arif, Nita, Eko, Citra, Galih, Ratna, Ilham, Anisa, Joko, Fitri, Reza, Kartika',
    'Santoso, Wijaya, Pratama, Saputra, Hidayat, Nugroho, Setiawan, Kusuma, Lestari, Wibowo, Siregar, Simanjuntak, Hartono, Gunawan, Purnama, Suryadi, Permata, Utami, Ramadhan, Maulana, Susanto, Halim, Anggraini, Hasibuan, Prasetyo, Wulandari, Firmansyah, Tanjung, Nasution, Iskandar',
  ),
  hongKong: names(
    'Ka Yan, Chun Kit, Wing Yan, Ho Yin, Jason, Karen, Ming Fai, Tsz Ching, Eric, Winnie, Kwok Wai, Hoi Lam, Alan, Cherry, Man Hei, Yuk Ling, Raymond, Joyce, Chi Wai, Lok Yi, Kenneth, Mandy, Siu Ming, Pui Shan, Tony, Fiona, Wai Lun, Ka Man, Vincent, Carmen',
    'Chan, Wong, Leung, Cheung, Lau, Lam, Ng, Yeung, Cheng, Ho, Tsang, Kwok, Chow, Fung, Yip, Tang, Mak, Poon, Tse, Kwan, Yuen, Siu, Hui, Lo, Szeto, Au, Ma, Mok, Tam, Kong',
  ),
  taiwanese: names(
    'Chih-Hao, Yi-Chun, Chun-Chieh, Ya-Ting, Kuan-Yu, Hsin-Yi, Po-Han, Pei-Shan, Cheng-Han, Wan-Ting, Tsung-Han, Yu-Ting, Chia-Wei, Shu-Fen, Ming-Che, Ting-Yu, Wei-Lun, Chia-Ling, Jui-Hsiang, Mei-Hui, Shih-Hao, Yun-Ju, Hung-Yi, Szu-Han, Yen-Ting, Hui-Chun, Kai-Hsiang, Chin-Yi, Yu-Hsuan, An-Chi',
    'Chen, Lin, Huang, Chang, Lee, Wang, Wu, Liu, Tsai, Yang, Hsu, Cheng, Hsieh, Kuo, Hung, Chiu, Tseng, Liao, Lai, Chou, Yeh, Su, Chuang, Lu, Chiang, Ho, Hsiao, Lo, Kao, Pan',
  ),
  american: names(
    'James, Emily, Michael, Ashley, David, Jessica, Daniel, Sarah, Matthew, Megan, Andrew, Rachel, Christopher, Lauren, Tyler, Hannah, Brandon, Olivia, Kevin, Natalie, Jordan, Grace, Eric, Samantha, Nathan, Chloe, Marcus, Allison, Ethan, Brianna',
    'Smith, Johnson, Williams, Brown, Jones, Miller, Davis, Wilson, Anderson, Taylor, Moore, Jackson, Martin, Thompson, White, Harris, Clark, Lewis, Robinson, Walker, Young, Allen, King, Wright, Scott, Hill, Green, Baker, Nelson, Carter',
  ),
  hispanic: names(
    'Luis, Gabriela, Carlos, Daniela, Diego, Valeria, Juan, Mariana, Jorge, Paola, Andrés, Ximena, Miguel, Alejandra, Ricardo, Fernanda, Hector, Rosa, Oscar, Lupe',
    'Hernández, García, Martínez, López, González, Rodríguez, Pérez, Sánchez, Ramírez, Torres, Flores, Rivera, Gómez, Díaz, Morales, Ortiz, Castillo, Vargas, Mendoza, Aguilar',
  ),
  british: names(
    'Oliver, Amelia, Harry, Charlotte, George, Isla, Thomas, Sophie, Jack, Poppy, William, Freya, Callum, Imogen, Rhys, Eleanor, Alistair, Fiona, Lewis, Gemma, Edward, Beth, Rory, Holly, Simon, Alice, Gareth, Lucy, Toby, Zara',
    'Smith, Jones, Taylor, Davies, Evans, Thomas, Roberts, Walker, Wright, Hughes, Edwards, Green, Wood, Harris, Cooper, Clarke, Bennett, Fletcher, Macdonald, Campbell, Murray, Reid, Shaw, Barker, Holmes, Palmer, Gibson, Hunt, Ahmed, Khan',
  ),
  brazilian: names(
    'João, Maria, Gabriel, Ana, Lucas, Juliana, Pedro, Camila, Rafael, Larissa, Felipe, Beatriz, Thiago, Fernanda, Bruno, Mariana, Gustavo, Letícia, Rodrigo, Patrícia, Mateus, Aline, André, Carolina, Diego, Tatiane, Vinícius, Renata, Eduardo, Isabela',
    'Silva, Santos, Oliveira, Souza, Lima, Pereira, Ferreira, Costa, Rodrigues, Almeida, Nascimento, Alves, Carvalho, Araújo, Ribeiro, Gomes, Martins, Barbosa, Rocha, Dias, Moreira, Cardoso, Teixeira, Correia, Mendes, Freitas, Nunes, Moura, Campos, Azevedo',
  ),
  turkish: names(
    'Mehmet, Ayşe, Mustafa, Elif, Emre, Zeynep, Burak, Merve, Ahmet, Esra, Can, Derya, Murat, Selin, Kerem, Büşra, Oğuz, Ceren, Serkan, Gizem, Hakan, Özlem, Barış, İrem, Onur, Seda, Yusuf, Pınar, Tolga, Ebru',
    'Yılmaz, Kaya, Demir, Çelik, Şahin, Yıldız, Yıldırım, Öztürk, Aydın, Özdemir, Arslan, Doğan, Kılıç, Aslan, Çetin, Kara, Koç, Kurt, Özkan, Şimşek, Polat, Korkmaz, Erdoğan, Güneş, Aksoy, Bozkurt, Tekin, Acar, Taş, Ünal',
  ),
  nigerian: names(
    'Chinedu, Ngozi, Emeka, Adaeze, Tunde, Folake, Ibrahim, Aisha, Segun, Yetunde, Obinna, Chioma, Musa, Halima, Kunle, Funmilayo, Ikenna, Amaka, Sani, Zainab, Femi, Bukola, Uche, Nneka, Babajide, Temitope, Kelechi, Ifeoma, Yusuf, Blessing',
    'Okafor, Adeyemi, Okonkwo, Balogun, Eze, Adebayo, Nwosu, Ogunleye, Bello, Obi, Abubakar, Ojo, Chukwu, Afolabi, Danjuma, Nnamdi, Olawale, Uzor, Lawal, Ibekwe, Akinola, Mohammed, Onyeka, Oyelaran, Garba, Ekwueme, Fashola, Idowu, Umar, Anyanwu',
  ),
  arabic: names(
    'Mohammed, Fatima, Ahmed, Noura, Abdullah, Sara, Khalid, Maryam, Omar, Layla, Faisal, Reem, Saud, Huda, Yousef, Aisha, Sultan, Dana, Hamad, Salma, Tariq, Lama, Nasser, Amal, Ali, Hessa, Majed, Rania, Hassan, Mona',
    'Al-Harbi, Al-Qahtani, Al-Otaibi, Al-Ghamdi, Al-Zahrani, Al-Mutairi, Al-Shehri, Al-Dossari, Al-Mansoori, Al-Hashimi, Al-Nuaimi, Al-Suwaidi, Al-Ketbi, Al-Shamsi, Al-Marri, Al-Salem, Haddad, Khoury, Nasser, Mansour, Saleh, Farouk, Hamdan, Rashid, Aziz, Barakat, Darwish, Issa, Najjar, Sabbagh',
  ),
  lankan: names(
    'Nuwan, Dilini, Kasun, Sanduni, Chamara, Thilini, Lahiru, Nadeesha, Ruwan, Ishara, Dinesh, Hiruni, Sachith, Anusha, Janaka, Piumi, Tharindu, Shanika, Mohan, Kavindi, Asela, Rashmi, Suresh, Gayani, Isuru, Malsha, Roshan, Nimali, Arun, Yasodha',
    'Perera, Fernando, Silva, Jayasinghe, Bandara, Dissanayake, Wickramasinghe, Gunawardena, Rajapaksha, Herath, Karunaratne, Ranasinghe, Senanayake, Weerasinghe, Liyanage, Amarasinghe, Rathnayake, Kumara, Samarasinghe, Abeysekera, Sivakumar, Nadarajah, Mendis, Peiris, Fonseka, Ekanayake, Wijesinghe, Jayawardena, Gamage, Selvaraj',
  ),
  spanish: names(
    'Alejandro, Lucía, Javier, Carmen, Pablo, Marta, Sergio, Laura, Álvaro, Paula, Daniel, Elena, Adrián, Cristina, Iván, Sara, Rubén, Andrea, Jorge, Nuria, Marc, Inés, Iker, Ainhoa, Raúl, Rocío, Óscar, Alba, Hugo, Beatriz',
    'García, Fernández, González, Rodríguez, López, Martínez, Sánchez, Pérez, Martín, Gómez, Ruiz, Jiménez, Moreno, Álvarez, Romero, Navarro, Domínguez, Gil, Vázquez, Serrano, Blanco, Molina, Castro, Ortega, Rubio, Marín, Iglesias, Ferrer, Vidal, Etxeberria',
  ),
  serbian: names(
    'Nikola, Jelena, Marko, Milica, Stefan, Ana, Luka, Ivana, Miloš, Marija, Aleksandar, Katarina, Nemanja, Teodora, Vladimir, Jovana, Petar, Tamara, Dušan, Dragana, Filip, Sanja, Bojan, Nevena, Uroš, Maja, Igor, Sofija, Zoran, Tijana',
    'Jovanović, Petrović, Nikolić, Marković, Đorđević, Stojanović, Ilić, Stanković, Pavlović, Milošević, Popović, Janković, Kovačević, Todorović, Lazić, Ristić, Savić, Živković, Tomić, Kostić, Simić, Vasić, Mitrović, Radovanović, Lukić, Mihajlović, Obradović, Filipović, Matić, Babić',
  ),
};
