/**
 * Characters that are typed alike: the syllable in front of each group, without its tone. Who types by sound and takes
 * the wrong one of the offered characters (司几 for 司机) is understood by it.
 */
const SOUNDS = `
a啊阿 ai爱艾哀埃矮碍癌唉 an安按案暗岸俺鞍 ao奥傲熬澳袄凹 ba八把吧爸拔霸坝巴罢扒疤 bai白百摆败拜柏 ban办班板半版般伴搬扮拌扳斑颁瓣 bang帮邦绑棒榜磅傍
bao包保报宝抱薄爆饱堡豹胞褒暴雹刨 bei被北备背倍杯悲贝辈碑卑 ben本奔笨苯 beng崩蹦泵 bi比必笔毕币闭壁避逼鼻彼臂碧毙弊庇鄙 bian变边便编遍辩辨鞭扁贬 biao表标彪裱婊
bie别憋瘪鳖 bin宾滨彬斌殡鬓 bing并病兵冰饼丙柄秉 bo播波博伯泊玻剥拨菠驳勃搏膊脖 bu不部步布补捕卜簿埠哺 ca擦 cai才材财采菜彩裁猜踩睬 can参餐残惨灿蚕 cang仓苍藏舱沧
cao草操曹槽糙 ce测策册侧厕 ceng层曾蹭 cha查差茶插察叉岔诧 chai柴拆豺钗 chan产缠铲禅颤蝉馋阐 chang长场常厂唱肠尝偿昌畅倡猖敞 chao超朝潮炒抄吵巢钞 che车彻撤扯
chen陈沉晨尘臣称趁衬 cheng成城程承乘诚盛呈撑橙惩 chi吃持迟尺池赤齿翅痴耻驰 chong充冲虫崇宠重 chou抽愁丑臭仇筹酬绸 chu出处初除楚础触厨储畜橱锄雏 chuai揣踹
chuan船传穿川串喘 chuang床创窗闯疮 chui吹垂锤炊 chun春纯唇蠢淳 chuo戳绰 ci次此词辞刺瓷慈磁雌 cong从丛匆聪葱 cou凑 cu粗促醋簇 cuan窜 cui催脆翠崔 cun村存寸 cuo错措挫搓
da大打达答搭 dai带代待袋戴贷歹呆怠逮 dan但单担淡蛋弹胆旦丹氮诞 dang当党档挡荡 dao到道导倒刀岛盗稻捣蹈 de的得德地 deng等登灯邓凳瞪 di地第低底敌弟帝递滴抵迪笛
dian点电店典垫殿淀颠碘 diao调掉吊雕钓刁 die跌爹叠碟蝶 ding定顶订丁钉盯鼎 diu丢 dong东动冬懂洞冻栋董 dou都斗豆抖逗陡兜 du读度独毒堵赌肚渡镀督妒杜 duan段短断端锻 dui对队堆兑
dun吨顿盾敦蹲 duo多朵夺躲舵堕 e饿恶额鹅俄蛾 en恩 er二而儿耳尔 fa发法罚乏伐阀 fan反饭翻范烦番凡返犯泛帆贩 fang方放房防访纺仿妨芳 fei非飞费肥废肺沸菲 fen分份粉纷奋坟愤芬
feng风封丰峰疯锋逢缝奉枫 fo佛 fou否 fu服夫父府复负付富妇福副附扶浮符腐辅幅抚赴肤伏 ga嘎 gai该改概盖钙 gan干感敢赶甘肝杆竿柑 gang刚钢港岗纲缸杠 gao高告搞稿糕膏羔
ge个各哥歌格隔割革阁鸽葛搁 gei给 gen根跟 geng更耕梗庚 gong工公共功供攻宫巩贡弓恭躬 gou够狗构购沟勾钩 gu古故顾固股骨鼓谷姑估孤雇 gua挂瓜刮寡 guai怪拐乖
guan关管官观馆惯冠贯灌罐 guang光广逛 gui贵规鬼归柜桂轨硅龟 gun滚棍 guo国过果锅裹郭 ha哈 hai海还害孩亥骇 han汉喊含寒汗韩旱焊憾函 hang行航杭 hao好号毫豪耗浩
he和合河何喝荷核贺禾盒赫鹤 hei黑嘿 hen很恨狠痕 heng横恒衡哼 hong红洪虹宏轰鸿烘 hou后候厚猴喉吼侯 hu护湖户胡虎呼互糊壶狐葫 hua话花化画华划滑哗 huai坏怀淮 huan换欢环还缓患幻唤
huang黄皇慌荒晃谎煌 hui会回灰汇惠辉绘毁慧挥徽悔贿 hun婚混魂昏浑 huo活火或货获伙祸惑 ji机几及级记计纪技己急集基济际积极击季鸡寄继既绩肌激奇吉疾脊籍剂祭迹即辑饥姬
jia家加价假架佳夹嘉甲驾嫁稼颊 jian间见件建简坚减检监健剑肩艰兼渐尖箭剪煎键拣溅荐鉴 jiang将讲江奖降浆姜疆匠酱蒋 jiao教交较叫角脚觉焦胶骄浇郊搅饺缴 jie结接节界解街姐介借阶皆届杰洁揭戒截
jin进金今近仅紧斤尽禁津锦巾筋劲晋 jing经京精境景静惊竞敬井镜径净晶警睛茎颈鲸 jiong窘炯 jiu就九久酒旧救究纠舅揪 ju局举句具据居剧巨聚拒距菊橘矩惧俱锯 juan卷捐倦绢娟
jue决觉绝掘爵嚼 jun军君均菌俊峻 ka卡咖 kai开凯慨楷揩 kan看砍刊堪勘坎 kang康抗扛炕 kao考靠烤拷 ke可科客课克刻壳颗棵渴咳柯 ken肯垦恳啃 keng坑 kong空控孔恐 kou口扣寇
ku苦库哭裤枯酷窟 kua跨夸垮挎 kuai快块筷会脍 kuan宽款 kuang况矿狂框旷筐 kui亏愧溃葵馈 kun困昆捆 kuo扩阔括 la拉啦辣蜡腊喇 lai来赖莱 lan兰蓝烂览栏篮懒拦缆 lang浪狼郎朗廊
lao老劳牢捞姥酪 le了乐勒 lei类累泪雷垒 leng冷愣 li里理力利立李历离丽例礼励黎厉璃梨粒犁厘莉 lia俩 lian连脸联练恋链炼莲廉帘怜 liang两量良亮粮辆凉梁 liao了料疗聊辽廖僚
lie列烈裂猎劣 lin林临邻淋磷鳞琳 ling领另零令灵龄岭铃凌玲陵 liu六流刘留柳溜瘤 long龙隆笼聋拢 lou楼漏搂露 lu路陆录露鲁鹿炉卢芦虏 lv绿旅律率虑吕铝驴履 luan乱卵 lue略掠 lun论轮伦 luo落罗络洛萝骆螺逻锣
ma马妈吗骂麻码玛蚂 mai买卖麦埋迈 man满慢曼漫蛮 mang忙盲茫芒 mao毛猫贸帽冒茂矛 me么 mei没美每妹煤梅媒眉霉玫 men门们闷 meng梦蒙盟猛孟萌 mi米密秘迷蜜谜弥 mian面棉免绵眠 miao苗妙秒庙描
mie灭 min民敏闽 ming明名命鸣铭 miu谬 mo末模摸莫磨默魔墨膜抹漠 mou某谋 mu目母木幕墓牧慕姆亩 na那拿哪纳娜钠 nai奶乃耐 nan南难男楠 nang囊 nao脑闹恼 ne呢 nei内 nen嫩 neng能
ni你泥尼拟逆腻 nian年念粘碾 niang娘酿 niao鸟尿 nie捏聂 nin您 ning宁凝柠拧 niu牛纽扭 nong农浓弄 nu努怒奴 nv女 nuan暖 nuo诺挪 o哦 ou欧偶殴 pa怕爬帕 pai排派牌拍 pan盘判盼攀潘
pang旁胖庞 pao跑炮泡抛袍 pei配培陪赔佩 pen喷盆 peng朋碰棚篷彭膨 pi皮批披匹疲脾屁 pian片篇偏骗 piao票漂飘 pie撇 pin品贫频拼聘 ping平评瓶凭屏苹萍 po破坡婆迫泼 pu普铺扑谱朴仆葡
qi起其期气七奇器企汽妻齐旗骑棋弃启戚欺漆 qia恰洽 qian前钱千签浅潜迁牵欠铅歉谦 qiang强墙枪抢腔 qiao桥巧敲瞧悄乔侨 qie切且茄窃 qin亲琴勤侵秦禽 qing情请清青轻庆晴倾氢 qiong穷琼 qiu求球秋丘邱
qu去区取曲趣渠屈趋驱 quan全权圈泉拳劝券 que却确缺雀 qun群裙 ran然燃染 rang让嚷壤 rao绕扰饶 re热惹 ren人任认仁忍韧 reng仍扔 ri日 rong容荣融溶绒熔 rou肉柔揉 ru如入乳汝辱 ruan软阮
rui瑞锐蕊 run润 ruo若弱 sa撒洒萨 sai赛塞 san三散伞 sang桑丧嗓 sao扫嫂骚搜 se色涩瑟 sen森 seng僧 sha沙杀纱傻啥砂 shai晒筛 shan山善闪扇衫珊杉 shang上商伤尚赏 shao少烧绍稍勺
she社设射舍蛇摄涉舌 shen身深神什审伸甚慎肾 sheng生声升省胜圣剩牲绳 shi是时事市十使实式师世史食石示士识始室视试施失诗适释势饰驶湿尸狮 shou手受收首守售寿授瘦兽 shu书树数术属输叔熟署束舒鼠梳
shua刷耍 shuai帅摔甩衰 shuan拴 shuang双爽霜 shui水睡税谁 shun顺瞬 shuo说硕 si四思死司斯丝私似寺饲 song送松宋颂诵 sou搜艘 su苏速素诉宿塑俗肃酥 suan算酸蒜 sui岁随虽碎遂 sun孙损笋 suo所锁索缩
ta他她它塔踏 tai太台态抬泰胎 tan谈弹探坦叹炭摊贪碳 tang堂糖唐汤躺塘烫 tao讨套桃逃陶掏淘 te特 teng疼腾 ti体题提替梯踢蹄剔 tian天田填甜添 tiao条跳挑调 tie铁贴帖 ting听停庭厅挺亭艇 tong同通统痛童铜桶筒
tou头投透偷 tu土图突途徒涂吐兔屠 tuan团 tui推退腿 tun吞屯 tuo托脱拖妥 wa挖瓦娃哇 wai外歪 wan完万晚玩湾碗弯丸 wang王望往网忘亡旺 wei为位委未维围味卫危伟威微尾伪违喂胃谓 wen文问温闻稳纹 weng翁
wo我握卧窝沃 wu无五物务武午误舞屋污吴雾伍乌 xi西系习细喜希息席洗吸析袭戏惜熄牺夕稀 xia下夏吓峡虾瞎侠 xian先现线县限显险鲜献闲纤嫌陷弦 xiang想向相象像香乡项响详享箱祥厢 xiao小笑校消效销晓孝萧
xie些写鞋协谢斜携械泄 xin新心信辛欣薪锌 xing行性形星兴姓型幸醒刑 xiong兄雄胸凶熊 xiu修秀休绣袖锈 xu需许续序须虚绪徐叙畜 xuan选宣旋悬玄 xue学雪血穴靴 xun训寻迅讯询循巡 ya亚压牙呀鸭押雅崖 yan言眼研烟严演验盐沿颜延焰岩宴艳
yang样羊养阳洋央扬仰杨氧 yao要药摇腰咬遥邀姚窑 ye也业夜爷叶野页液冶 yi一以已意义医议易艺衣依移益宜遗疑亿译异翼仪忆役疫 yin因音引印银阴饮隐殷姻 ying应影英营硬迎映赢鹰婴 yo哟 yong用永勇拥泳佣
you有又由友右油游优邮犹幼忧 yu于与鱼语雨育玉余遇预域宇欲愈愉誉裕 yuan员元原院远园愿源圆缘援怨 yue月越约跃阅粤 yun云运允孕韵 za杂砸 zai在再载灾栽宰 zan暂赞 zang脏葬藏 zao早造遭糟澡灶 ze则责择泽 zei贼 zen怎 zeng增赠
zha扎炸闸渣诈 zhai摘宅窄债 zhan站战展占沾粘盏 zhang长张章掌涨账丈仗障帐 zhao找照招着赵召罩 zhe这者着折哲 zhen真镇阵珍针震诊振侦 zheng正政证整争征郑症挣 zhi知只之直指制至志治支值职质止纸织植智执置致枝殖肢汁址旨
zhong中种重众终钟忠肿 zhou周洲州粥舟宙 zhu住主注助著猪竹朱祝逐驻珠筑铸煮柱 zhua抓 zhuai拽 zhuan转专砖赚 zhuang装状壮庄撞妆桩 zhui追坠 zhun准 zhuo桌捉卓拙 zi子自字资紫姿仔滋 zong总宗综纵踪 zou走奏邹 zu组足族祖租阻 zuan钻 zui最嘴罪醉 zun尊遵 zuo作做坐座左昨
`;

const sounds: ReadonlyMap<string, ReadonlySet<string>> = learnSounds();

function learnSounds(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [, syllable = '', signs = ''] of SOUNDS.matchAll(/(?<![a-z])([a-z]+)(\p{Script=Han}+)/gu)) {
    for (const sign of signs) found.set(sign, (found.get(sign) ?? new Set()).add(plainSound(syllable)));
  }
  return found;
}

/** Much of the south does not tell zh from z, nor n from ng. */
function plainSound(syllable: string): string {
  return syllable.replace(/^([zcs])h/, '$1').replace(/ng$/, 'n');
}

export function soundAlike(one: string, other: string): boolean {
  const own = sounds.get(one);
  const others = own && sounds.get(other);
  if (!others) return false;
  for (const sound of others) if (own.has(sound)) return true;
  return false;
}
