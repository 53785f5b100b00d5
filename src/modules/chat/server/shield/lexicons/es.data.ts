import type { Lexicon } from '../lexicon.ts';

export const ES: Lexicon = {
  pay: 'paga|pagas|pagar|pague|pagues|pagarlo|pagando|abona|abonar|abone|abonas|transfiere|transfieres|transferir|transfiera|deposita|depositas|depositar|deposite|gira|giras|girar|cancela|cancelar|cancele|cubre|cubrir|cubra|yapea|yapeas|yapear|liquidar|liquidas|liquida|consigna|consignar|ingresa|ingresar|ingreses|poner|pones|invertir|invierte|desembols*|dejar|saldar|aportar|haz el pago|realizar el pago|debe cubrir|van por su cuenta|se pagan aparte|aparte|en dos partes|dos veces|pasas por|ponga los|son 95|lo pasas|te piden|a plazos|meses sin',
  topUp:
    'recarga|recargas|recargar|recargues|recargue|cargar saldo|fondear|mientras mas recargas|activar tu cuenta|agrega fondos',
  buy: 'compra|compras|comprar|compres|comprarlo|adquirir|adquiere|adquiera|comprate|compre',
  fee: 'cuota|tasa|costo|coste|costos|gastos|deposito|fianza|sena|anticipo|pago|pagos|monto|importe|honorarios|arancel|tarifa|dinero|plata|inscripcion|matricula|garantia|vale|cuesta|cuestan|precio|abono|valor|enganche|impuesto|derecho|franquicia|aporte|adelanto|lo del abogado|apartado',
  currency: 'pesos|euros|soles|dolares|lucas|varos|mangos|palos|mil',
  upfront:
    'por adelantado|adelantado|anticipado|de anticipo|antes de|primero|la mitad|mitad ahora|por tu cuenta|por su cuenta|de tu bolsillo|lo paga el candidato|cubre el candidato|corre por tu|corre por su|a cargo del|por cuenta del|obligatorio|para apartar|para reservar|para agendar|para liberar|para activar|requisito|contra reembolso|solo falta|nada mas falta|sin eso',
  feeItem:
    'curso|capacitacion|formacion|induccion|uniforme|credencial|carnet|gafete|visa|visado|examen medico|examen|kit|equipo|material|materiales|antecedentes|seguro|certificado|tramite|tramites|registro|envio|mochila|chaleco|fotos|book|papeles|pasaje|boleto|pasajes|licencia|estudio socioeconomico|manual|psicotecnico|papeleria|expediente|permiso|libreta sanitaria|arl|examenes|dotacion|rotulacion|gps|caja y|registro fotografico|casting|academia|zona|franquicia|ruta',
  refund:
    'reembols*|devolv*|devuelv*|te lo abonamos|se te regresa|lo recuperas|recuperas|se reintegra|reintegr*|te lo regresamos|te lo pago|te lo descuento',
  employerPays:
    'pagamos|paga la empresa|la empresa paga|lo paga la empresa|cubrimos|la empresa cubre|cubre la empresa|corre por nuestra|por nuestra cuenta|nosotros pagamos|sin costo|sin coste|gratis|gratuito|gratuita|incluido|incluida|a cargo de la empresa|pagada|pagado|se paga|manda la empresa|te damos|te damos el|te lo reembolsamos|a tu casa|no pones|no pagas|asume la empresa|asumimos|sin ningun costo|por cuenta de la empresa|ponemos nosotros',
  salary:
    'sueldo|salario|nomina|quincena|al mes|por hora|mensual|mensuales|bruto|neto|prestaciones|aguinaldo|factura|la hora|anual|por mes|bono|horas extra|vacaciones',
  earnings: 'comision|comisiones|ganancia|ganancias|retirar|retiro|retiros|retiras|saldo|bono|ingresos|rendimiento',
  task: 'tarea|tareas|orden combinada|orden|ordenes|mision|misiones|nivel|vip|likes|cuenta de tareas|el sistema|plataforma de tareas',
  payApp:
    'bizum|nequi|daviplata|yape|plin|mercado pago|oxxo|western union|paypal|transferencia|spei|tienda de conveniencia|efectivo|giro|zelle|ria',
  giftCard:
    'tarjeta de regalo|tarjetas de regalo|tarjetas regalo|google play|itunes|tarjetas de apple|raspa|steam|codigos',
  cheque: 'cheque|cheques|lo cobras|cheque de caja',
  remainder:
    'el resto|lo demas|lo restante|te quedas con|quedas con|tu parte|el sobrante|descuentas tu|reenvias|lo mandas a|lo transfieres|regresalo|devuelvelo',
  account:
    'cuenta bancaria|cuenta de banco|tu cuenta|su cuenta|a tu nombre|numero de cuenta|clabe|cbu|iban|cuentas|estado de cuenta',
  rent: 'rentamos|rentar|alquilar|alquilamos|renta tu|prestar tu|presta tu|vender tu cuenta|alquila tu|te compro tu|cuenta vieja|sin preguntas|compro tu cuenta|te la alquilo|cuenta que no uses|cuenta que no usas|tarjeta y clave',
  crypto:
    'cripto|criptos|criptomoneda*|bitcoin|usdt|btc|token|tokens|airdrop|stablecoin|dapp|web3|blockchain|nft|moneda digital',
  wallet:
    'billetera|billeteras|wallet|monedero|metamask|exchange|trust wallet|binance|trading|operaciones|senales|inversion',
  connect: 'conecta|conectar|conectes|vincula|vincular|firma la|firmar la|aprueba|aprobar|autoriza|aprobacion|escanea',
  seed: 'frase semilla|frase de recuperacion|12 palabras|doce palabras|24 palabras|clave privada|llave privada|palabras secretas|palabras de tu billetera',
  parcel:
    'paquete|paquetes|etiqueta|reenvias|reenviar|en tu casa|otro pais|encomienda*|exterior|cajas|cambias la etiqueta|paqueteria|no las abras',
  idDoc:
    'ine|dni|cedula|curp|rfc|pasaporte|identificacion|licencia de conducir|seguridad social|fecha de nacimiento|soltera|comprobante de domicilio|identidad|nss|documento|documentos|acta de nacimiento|papeles|credencial de elector|rut|cuil|nie|estado de cuenta|historial crediticio',
  photo:
    'foto|fotos|fotografia|selfie|ambos lados|por los dos lados|dos lados|por delante|por detras|en la mano|sujetando|sosteniendo|copia|escaneo|escaneado|frente y vuelta|anverso|reverso|captura|video|video corto|diciendo tu nombre|la volteas|grabate',
  password: 'contrasena|clave|usuario y clave|usuario|nip|pin|password|credenciales|accesos|apple id|icloud',
  otp: 'codigo por sms|codigo de verificacion|codigo|codigo de 6|6 digitos|seis digitos|me lo dicta|dictamelo|reenviamelo|te llegue|le va a llegar|te va a llegar|acaba de llegar|mensaje de texto|seis numeros|los numeros que|te llego al celular|leeme',
  card: 'tarjeta de debito|tarjeta de credito|numero de tarjeta|16 numeros|16 digitos|cvv|vencimiento|tres de atras|tu debito|tu tarjeta|su tarjeta',
  banking:
    'banca en linea|banca movil|banca por internet|app de su banco|app de tu banco|datos bancarios|su banco|tu banco|homebanking|clave bancaria',
  install:
    'instala|instale|instalar|instales|descarga|descargar|descargas|descargue|baja el|bajate|descargate|bajar|instalador|extension|descomprime|programa|instalate|complemento',
  run: 'ejecuta|ejecutar|ejecutalo|ejecute|corre el|correlo|levantalo|npm|abre el archivo|abrelo|abras|habilitar contenido|habilita las macros|pip install|inicia el servidor|pega este|arranca|compila',
  repo: 'repositorio|repo|clona|clonar|github|gitlab|dependencias|tu maquina|tu ordenador|tu computadora|maquina personal|contenedor|proyecto adjunto|zip|localmente|maquina virtual|codigo fuente|descomprime|tar gz|yarn|tu compu',
  remote:
    'anydesk|teamviewer|quicksupport|rustdesk|escritorio remoto|ver su pantalla|ver tu pantalla|acceso remoto|control remoto|compartir pantalla|supremo|ultraviewer|entrar a tu|entrar cinco|dejame entrar',
  fileKind: 'apk|exe|msi|macros|rar|zip|script|scr|instalador|excel con macros',
  guard:
    'antivirus|desactiva|desactivar|apagalo|apaga|falso positivo|permisos|permiso a|fuentes desconocidas|accesibilidad|firewall|administrador|ignora la advertencia|windows defender|conservar|no esta firmado|cuando chrome|avise|picale|peligrosa|todos los permisos|instalar igual|acepta todo',
  terminal: 'terminal|consola|comando|linea de comandos|powershell',
  test: 'hackerrank|codility|navegador|google meet|en el navegador|videollamada|invitacion|prueba tecnica adjunta',
  messenger:
    'whatsapp|whats|wasap|guasap|wsp|wpp|wa|telegram|signal|instagram|insta|facebook|messenger|burbujita verde|app verde|aplicacion verde|discord|skype|viber|wechat|line|tiktok|ig|fb|tg|grupo de tg|wats|wassap|wathsap|audios|kakao|face|avioncito|avion azul|el verde|app azul|feis',
  contact:
    'escribeme|escribame|escribele|escribale|escribir al|llamame|llameme|llama al|agregame|agregueme|agrega|contactame|contacta|contacte|mandame mensaje|hablame|habla con|hablemos por|hablamos por|pasate|busca|buscame|me das|me regalas|te paso|marca al|marcame|mandale|anademe|unete|continuar por|seguir por|seguimos por|mensajeame|envia un mensaje|comunicate|comuniquese|saluda|asunto|pasame tu guasap|ponte en contacto|dale a|marco yo|te marco|en mi foto|de foto tengo',
  yourNumber:
    'tu numero|su numero|numero de whats|tu celular|mi numero|el numero es|tu telefono|tu correo personal|correo personal|tu whatsapp|su whatsapp|tu contacto|mi whatsapp',
  notHere:
    'por aqui no|aca no|aqui no|no contesto|no respondas|no responda|por este medio|esta plataforma|esta pagina|esta app|nos leen|nos cobra|no reviso|por fuera|sin que la pagina|afuera de|no manejo mucho|aqui nos|borran|no uso esta|fuera de la plataforma|nadie nos cobra|arreglamos directo|queda grabado|este buzon|nadie lo lee|se cierra a las|graban|ya no entro|me borran|leen todo|aqui leen|nos vigilan|casi no entro|con letras|no lo comentes|no lo borre',
  login:
    'inicia sesion|inicias sesion|iniciar sesion|entra con|ingresa con|introduce la|inicie sesion|correo y clave|elige tu banco|eliges tu banco|selecciona tu banco|acceso|acceder con|clave del banco|te pide la contrasena|registrate primero',
  verify:
    'valida tu|verifica tu|confirma tu cuenta|valida|validar|verificar|sera eliminada|sera suspendida|suspendida|bloqueada|preseleccionada|desactivada|actualiza tus datos|fue reportado|apela|no eres un bot',
  claim: 'cobra tu|subsidio|apoyo|ayuda|bono de|beca|beneficio|reclama|aprobado tu',
  link: 'enlace|link|haz clic|da clic|clic aqui|aqui esta|descarga la|formulario|registrate|entra a|ingresa a|portal',
  urgent:
    'hoy|hoy mismo|ya|ahora|ahora mismo|urgente|antes de las|minutos|rapido|en seguida|enseguida|de inmediato|manana|ultimo|ultima|cupos|pocos lugares|24 horas|expira|antes de medianoche',
  must: 'debe|debes|debera|tienes que|tiene que|hay que|necesito|necesitas|necesita|por favor|obligatorio|falta|faltan|solo|requiere|piden|pide',
  give: 'mandame|mandeme|manda|mandes|enviame|envieme|envia|enviar|envie|pasame|paseme|pasar|dime|digame|dictame|comparteme|comparte|entregas|entregar|entrega|facilitame|proporciona|adjunta|sube|reenviame|me mandas|me pasas|necesito tu|necesito una|dame',
  not: 'no|nunca|jamas|sin|ni|nada|nadie|ningun|ninguna|tampoco',
  warn: 'estafa|estafas|fraude|fraudes|enganar|engano|falso|falsos|denuncia|denuncialo|desconfiar|reporta|reportalo|sospechos*|avisanos|mulas|mala espina|cuidado|ojo',
  anyone: 'alguien|si alguien|otra agencia|otro lugar|en nuestro nombre|otra persona|nuestro nombre',
  duty: 'el puesto|puesto|nuestro producto|clientes|turno|equipo de|experiencia|caja|integracion|buscamos|vendes|atenderias|revisarias|llevarias|programe|usuarios|departamento|encargada|encargado|producto|tienda|vas a recibir depositos|proyecto',
  past: 'trabaje|desarrolle|hice|anos|fui|llevo|tengo experiencia|programe|se usar|instalo|termine|estudie|soy|mi trabajo|tengo',
  ask: 'hay que pagar algo|cuando|cual|es necesario|se puede|puedo|podria|necesitan|cobran algo|lo cubren|ustedes',
  inPerson:
    'primer dia|en persona|presencial|oficina|al firmar|firmar el contrato|despues de la oferta|firmaste|original|recepcion|recursos humanos|traes|traete|trae|traela|despues de firmar|edificio|laboratorio',
  interview:
    'entrevista|postular|postularse|candidatura|vacante|seleccionad*|elegida|elegido|aprobo|aceptado|felicidades|perfil|contratacion|cita|oferta|plaza|elegiste|puesto',
  bait: 'desde casa|sin experiencia|facil|diarios|por dia|garantizamos|sin horarios|sin jefes|amigo|bb|tiempo libre|ingresos extra|dos horas|tu no haces nada|gana|senorita|embajador|hola bb',
  agent:
    'agencia|agente|abogado|proveedor|gestor|central|gerencia|licenciada|licenciado|embajada|jefa|tramitador|la familia|contratista|palanca|conocido|contadora',
  keep: 'se queda con nosotros|como garantia|en garantia|retenemos|hasta que termine el contrato|guardamos tu pasaporte|se queda conmigo|me quedo con tu',
  mule: 'recibes transferencias|recibir pagos|te llegan|cae el dinero|llegan a tu cuenta|a tu cuenta|sacas el efectivo|retiras el efectivo|se lo entregas|se lo das|mensajero|chofer|terminal de cobro|gestor de cobros|te toca el|conviertes|cajero y|te recargamos|sacas en el cajero|dejas el sobre|sobre en|sacas en|recoge el efectivo',
  loan: 'prestamo|prestamos|credito a tu nombre|casas de apuestas|apuestas|casino|lineas de telefono|chips a tu nombre|saca un credito|registrate en tres|comprador misterioso',
  stock:
    'mercancia|lote|revender|distribuidora|distribuidor|socia|invitas|invita a tres|amigas|embajadora|multinivel|inventario|producto para vender|primera semana compran',
  overpaid:
    'de mas|diferencia|regresa|devuelve el|adeudo|deuda|pendiente|aduana|liberarlo|regalito|mordida|palanca|en efectivo antes|un detalle|contacto adentro|agradecimiento',
  invest:
    'invertir|inversion|mentor|duplican|se duplica|duplica|panel|rendimiento|copia mis|copiar mis|operar|ganancias garantizadas|empiezas con',
  prompt:
    'dale si|si soy yo|soy yo|aviso en el celular|notificacion|autenticador|aprueba el acceso|acepta la notificacion|numeros que salen|confirmas dos veces|sale una ventana|que dice|esos numeros|sms de google|ventana y confirmas',
  reserve:
    'apartar tu lugar|asegurar el lugar|reservarte|apartar|guardar tu lugar|quedarte con el turno|se aparta|asegura tu',
  portal:
    'portal de empleados|portal de personal|por este chat no|no las mandes|no mandes|no los mandes|sistema de recursos|portal del empleado',
  payer3:
    'alumnos|mensualidades|clientes pagan|nos facturan|facturan a nosotros|huespedes|socios|propinas|contra entrega|corte|caja tres|comensales|inquilinos|cobras las',
  weTransfer:
    'te transferimos|te depositamos|te pagamos|se descuenta|se deposita|se depositan|por transferencia mas|viene en el recibo|te dan recibo|cobras con|ganas|te lo damos|te devolvemos|recibo de nomina',
  lookFor:
    'buscanos|buscame|busca a|pon quiero|comenta|te guia|dejame un numero|un numero donde|como se llama|por el nombre|pon tu edad|avioncito|el face',
  signed:
    'ya aceptaste|ya que firmaste|aceptaste la oferta|despues de firmar|al pasar el periodo|una vez firmado|oferta por escrito|cuando firmes|bienvenida al equipo',
};
