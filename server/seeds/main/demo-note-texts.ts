import type { DemoNote } from './demo-notes.ts'

/** What Sari’s nutritionist wrote after her first and her second session. */
export const demoNoteTexts: DemoNote[] = [
  {
    outcomes: ['done', 'partly', 'done'],
    addendum: {
      daysAfter: 2,
      body: 'Sari bertanya lewat pesan: susu kedelai tanpa gula boleh menggantikan susu sapi di sarapan. Takarannya sama, satu gelas 200 ml.',
    },
    content: (day) => ({
      assessment: [
        'Riwayat makan: makan utama dua kali, sarapan dilewatkan 4–5 hari kerja. Makan siang di kantin (nasi, lauk goreng), sayur kurang dari satu porsi sehari. Kopi susu gula aren 4 gelas seminggu. Akhir pekan makan di luar dua kali.',
        'Antropometri: 74,6 kg saat mulai program, berat naik 6 kg dalam dua tahun sejak pindah kerja.',
        'Biokimia: belum ada hasil baru. Fisik: tekanan darah pagi di rumah 134/86 mmHg.',
        'Pribadi: kerja kantor 9–18, memasak sendiri Sabtu dan Minggu, tidur 6 jam, jalan kaki 15 menit sehari.',
      ].join('\n'),
      hasNoProblem: false,
      diagnoses: [
        {
          problem: 'Pola makan tidak teratur',
          etiology: 'pagi hari terburu-buru dan tidak ada bahan sarapan yang siap di rumah',
          signs: [
            {
              text: 'sarapan dilewatkan 4–5 hari kerja',
              measure: null,
              otherMeasure: 'catatan makan di tracker',
              on: day(28),
            },
            {
              text: 'makan malam besar setelah pukul 20.00',
              measure: null,
              otherMeasure: 'catatan makan di tracker',
              on: day(28),
            },
          ],
          intervention:
            'Tiga pilihan sarapan lima menit: oatmeal dan pisang, roti gandum dan telur rebus, atau nasi pecel dari warung dekat kantor. Bahan dibeli Minggu sore. Makan malam setengah porsi kalau lewat pukul 20.00.',
        },
        {
          problem: 'Asupan sayur dan serat kurang',
          etiology: 'kantin kantor jarang menyediakan sayur selain sop',
          signs: [
            {
              text: 'sayur kurang dari satu porsi sehari',
              measure: null,
              otherMeasure: 'isi piring di tracker',
              on: day(28),
            },
            {
              text: 'berat naik 6 kg dalam dua tahun',
              measure: 'weight',
              otherMeasure: '',
              on: day(28),
            },
          ],
          intervention:
            'Bawa satu wadah sayur rebus atau tumis dari rumah tiga hari kerja. Dua hari lainnya pesan gado-gado, pecel, atau sayur asem.',
        },
      ],
      actions: [
        { text: 'Sarapan sebelum berangkat, minimal 4 hari kerja', until: day(28), measure: null },
        { text: 'Bawa wadah sayur tiga hari kerja', until: day(28), measure: null },
        { text: 'Timbang Senin dan Kamis pagi', until: day(28), measure: 'weight' },
      ],
      summary: [
        'Terima kasih sudah bercerita panjang tadi. Kita mulai dari dua hal saja.',
        'Pertama, sarapan sederhana di hari kerja supaya malam tidak terlalu lapar. Kedua, satu wadah sayur dari rumah karena kantin jarang punya.',
        'Angka di timbangan akan naik turun. Yang kita lihat garis trennya, dua kali timbang seminggu sudah cukup.',
      ].join('\n\n'),
    }),
  },
  {
    outcomes: ['done', 'partly', null],
    content: (day) => ({
      assessment: [
        'Riwayat makan: sarapan 4 dari 5 hari kerja, paling sering oatmeal dan pisang. Sayur rata-\u2060rata 1,5 porsi sehari. Kopi susu berkurang dari 4 menjadi 2 gelas seminggu. Makan malam setelah pukul 20.00 dua kali seminggu karena lembur.',
        'Antropometri: tren berat turun perlahan, sesuai target program.',
        'Fisik: tekanan darah pagi turun, terakhir 125/80 mmHg. Tidak ada keluhan.',
        'Pribadi: lembur Selasa dan Kamis sampai akhir bulan.',
      ].join('\n'),
      hasNoProblem: false,
      diagnoses: [
        {
          problem: 'Asupan natrium masih tinggi',
          etiology: 'makan malam saat lembur sering dari mi instan dan kuah kemasan',
          signs: [
            {
              text: 'mi instan dua kali seminggu',
              measure: null,
              otherMeasure: 'catatan makan di tracker',
              on: day(15),
            },
            {
              text: 'tekanan darah masih di atas 120/80 pada sebagian pagi',
              measure: 'bloodPressure',
              otherMeasure: '',
              on: day(15),
            },
          ],
          intervention:
            'Malam lembur: soto ayam tanpa tambahan kecap dan garam, atau nasi merah dengan ayam bakar dari rumah. Kalau tetap mi, pakai setengah bumbu dan tambah sayur serta telur.',
        },
      ],
      actions: [
        { text: 'Lanjutkan sarapan di hari kerja', until: day(15), measure: null },
        { text: 'Siapkan makan malam untuk Selasa dan Kamis', until: day(15), measure: null },
        {
          text: 'Ukur tekanan darah dua pagi seminggu',
          until: day(21),
          measure: 'bloodPressure',
        },
      ],
      summary: [
        'Sarapanmu sekarang jalan empat dari lima hari. Itu perubahan yang paling sulit, dan sudah kamu lewati.',
        'Dua minggu ke depan kita urus malam lembur: siapkan makan malam untuk Selasa dan Kamis, supaya mi instan tidak jadi satu-\u2060satunya pilihan.',
        'Tekanan darahmu membaik. Tetap catat dua pagi seminggu. Kalau suatu pagi mencapai 180/120 atau lebih, atau kamu pusing berat, segera ke dokter.',
      ].join('\n\n'),
    }),
  },
]
